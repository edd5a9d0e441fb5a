(() => {
  const { siteKey, scriptUrl } = JSON.parse(document.getElementById('captcha-settings').textContent);
  /** A token may come just after the task has been hidden. */
  const CLOSED_AFTER_MS = 1000;
  let isOver = false;

  /** A sandboxed frame has an opaque origin, although its address is the shop's. */
  const say = (message) => parent.postMessage(message, location.origin);
  const end = (message) => {
    if (!isOver) say(message);
    isOver = true;
  };
  const fail = (reason) => end({ captcha: 'failed', reason });

  window.startCaptcha = () => {
    const { smartCaptcha } = window;
    if (!smartCaptcha) return fail('unreachable');
    const widget = smartCaptcha.render('captcha', {
      sitekey: siteKey,
      invisible: true,
      // The embedding page itself informs about the processing of data, so the frame stays hidden until there
      // is a task.
      hideShield: true,
      hl: 'ru',
      callback: (token) => token && end({ captcha: 'passed', token }),
    });
    const on = (event, listener) => smartCaptcha.subscribe(widget, event, listener);
    on('challenge-visible', () => say({ captcha: 'shown' }));
    on('challenge-hidden', () => {
      say({ captcha: 'hidden' });
      setTimeout(() => fail('closed'), CLOSED_AFTER_MS);
    });
    on('network-error', () => fail('unreachable'));
    on('javascript-error', () => fail('unreachable'));
    smartCaptcha.execute(widget);
  };

  const script = document.createElement('script');
  script.src = scriptUrl;
  script.addEventListener('error', () => fail('unreachable'));
  document.head.append(script);
})();
