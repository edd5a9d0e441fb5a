import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { TestContext } from 'node:test';

export interface DatabaseLink {
  /** The database's address by way of the link. */
  readonly url: string;
  /** Behaves like a killed server: connections break, new ones are refused. */
  cut(): Promise<void>;
  /** Behaves like a network failure: connections stay open, and nothing is answered. */
  hang(): void;
  /** Restores the link; connections that hung break. */
  mend(): Promise<void>;
}

/** A TCP proxy to a database that fails on request. */
export async function linkTo(t: TestContext, databaseUrl: string): Promise<DatabaseLink> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    if (isHanging) return;
    const onward = connect(Number(target.port), target.hostname);
    onward.on('error', () => socket.destroy());
    socket.on('close', () => onward.destroy());
    onward.on('close', () => socket.destroy());
    socket.pipe(onward);
    onward.pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  t.after(() => {
    breakAll();
    server.close();
  });
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    async cut() {
      server.close();
      breakAll();
      if (server.listening) await once(server, 'close');
    },
    hang() {
      isHanging = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    async mend() {
      isHanging = false;
      breakAll();
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}
