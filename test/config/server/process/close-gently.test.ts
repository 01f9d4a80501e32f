import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { patience } from '../../../../scripts/pace.ts';
import { closeGently } from '../../../../src/config/server/process/close-gently.ts';

const listening = (): Promise<Server> =>
  new Promise((ready) => {
    const server = createServer((_, answer) => setTimeout(() => answer.end('whole'), 20));
    server.listen(0, '127.0.0.1', () => ready(server));
  });

it('a stopping server loses no request of clients that send without a pause', async () => {
  const server = await listening();
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = (): Promise<string> =>
    new Promise((answered) => {
      get({ host: '127.0.0.1', port, agent }, (answer) => {
        answer.setEncoding('utf8').once('data', answered);
      }).on('error', (error) => answered('code' in error ? String(error.code) : 'lost'));
    });
  const answers: string[] = [];
  const visitor = async () => {
    while (answers.at(-1) !== 'ECONNREFUSED') answers.push(await ask());
  };
  const visitors = Array.from({ length: 8 }, visitor);
  await expect.poll(() => answers.length).toBeGreaterThan(8);
  await closeGently(server, patience(1000));
  await Promise.all(visitors);
  agent.destroy();
  expect(new Set(answers)).toEqual(new Set(['whole', 'ECONNREFUSED']));
});

it('a stopping server closes idle connections', async () => {
  const server = await listening();
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  await new Promise((answered) => {
    get({ host: '127.0.0.1', port, agent }, (answer) => answer.resume().once('end', answered));
  });
  const start = performance.now();
  await closeGently(server);
  agent.destroy();
  expect(performance.now() - start).toBeLessThan(patience(4000));
});
