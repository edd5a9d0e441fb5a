/**
 * Refreshes the figures of a page every five seconds. It replaces parts marked `data-live`, which hold no
 * fields, and the forms while nobody has touched them; otherwise it says that they are out of date.
 */
(() => {
  const EVERY_MS = 5000;
  const address = document.body.dataset.refresh;
  let isTouched = false;
  let isUnderWay = false;
  const forms = () => document.querySelector('[data-forms]');
  document.addEventListener('input', (event) => {
    if (forms()?.contains(event.target)) isTouched = true;
  });

  function take(fresh) {
    const old = [...document.querySelectorAll('[data-live]')];
    const found = new Map(
      [...fresh.querySelectorAll('[data-live]')].map((part) => [part.dataset.live, part]),
    );
    // After a logout, or when an area has come or gone, the page is a different one.
    if (old.length !== found.size || old.some((part) => !found.has(part.dataset.live))) {
      if (!isTouched) location.assign(address);
      return;
    }
    for (const part of old) {
      const now = found.get(part.dataset.live);
      if (part.isEqualNode(now) || part.contains(document.activeElement)) continue;
      part.replaceChildren(...document.importNode(now, true).childNodes);
    }
    takeForms(fresh.querySelector('[data-forms]'));
  }

  function takeForms(now) {
    const old = forms();
    if (!old || !now || old.dataset.forms === now.dataset.forms) return;
    if (!isTouched && !old.contains(document.activeElement) && !old.querySelector('[role=alert]')) {
      old.replaceWith(document.importNode(now, true));
      return;
    }
    if (document.getElementById('outdated')) return;
    const note = document.createElement('p');
    note.id = 'outdated';
    note.className = 'alert';
    note.setAttribute('role', 'status');
    note.textContent = 'Раздел только что изменили. Проверьте, что вы всё ещё этого хотите.';
    old.prepend(note);
  }

  async function refresh() {
    if (document.hidden || isUnderWay) return;
    isUnderWay = true;
    // Uses a parser of its own: the page's policy lets no script turn text into markup.
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.timeout = EVERY_MS;
    request.onload = () => {
      if (request.status === 200 && request.response) take(request.response);
    };
    request.onloadend = () => {
      isUnderWay = false;
      document.body.toggleAttribute('data-stale', request.status !== 200);
    };
    request.open('GET', address);
    request.setRequestHeader('Console-Refresh', '1');
    request.send();
  }

  setInterval(refresh, EVERY_MS);
  document.addEventListener('visibilitychange', refresh);
})();
