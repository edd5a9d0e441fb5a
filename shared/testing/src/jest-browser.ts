/** Browser features that jsdom lacks: enough to mount pages, and nothing that decides a test. */
if (!window.matchMedia) {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

class NoObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.ResizeObserver ??= NoObserver;
window.IntersectionObserver ??= NoObserver;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;

HTMLDialogElement.prototype.show ??= function show() {
  this.open = true;
};
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
  this.querySelector<HTMLElement>('[autofocus], button, a[href], input, select, textarea')?.focus();
};
HTMLDialogElement.prototype.close ??= function close(returnValue?: string) {
  if (!this.open) return;
  this.open = false;
  this.returnValue = returnValue ?? '';
  this.dispatchEvent(new Event('close'));
};

/** Delivers within the test's own window only, because Node's channel would keep the process alive. */
class LocalBroadcastChannel extends EventTarget {
  static readonly open = new Set<LocalBroadcastChannel>();
  onmessage: ((event: MessageEvent) => void) | null = null;
  onmessageerror: ((event: MessageEvent) => void) | null = null;
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    LocalBroadcastChannel.open.add(this);
  }

  postMessage(message: unknown) {
    for (const channel of LocalBroadcastChannel.open) {
      if (channel === this || channel.name !== this.name) continue;
      queueMicrotask(() => channel.deliver(new MessageEvent('message', { data: structuredClone(message) })));
    }
  }

  close() {
    LocalBroadcastChannel.open.delete(this);
  }

  private deliver(event: MessageEvent) {
    if (!LocalBroadcastChannel.open.has(this)) return;
    this.onmessage?.(event);
    this.dispatchEvent(event);
  }
}
window.BroadcastChannel ??= LocalBroadcastChannel;
