import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with platform features that it lacks, taken from Node. MessageChannel and BroadcastChannel are left out: Node's
 * keep the process alive, and a run would never end.
 */
const borrowed = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'CompressionStream',
  'DecompressionStream',
  'structuredClone',
];

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of borrowed) {
      Object.defineProperty(this.global, name, {
        configurable: true,
        writable: true,
        value: globalThis[name],
      });
    }
    // Node's streams and encoders return Node's arrays; `instanceof` has to hold in the test too.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
    sendNodeForms(this.global.XMLHttpRequest.prototype);
  }
}

/** jsdom's XMLHttpRequest would send Node's form as `[object FormData]`. */
function sendNodeForms(prototype) {
  const { send } = prototype;
  prototype.send = async function (body) {
    if (!(body instanceof FormData)) return send.call(this, body);
    const form = new Response(body);
    const bytes = await form.arrayBuffer();
    this.setRequestHeader('Content-Type', form.headers.get('Content-Type'));
    send.call(this, bytes);
  };
}
