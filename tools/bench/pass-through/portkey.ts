import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { eventually } from '@touchstone/testing';

/** The Portkey gateway from npm, with default settings. */
export interface Portkey {
  pid: number;
  address: string;
  stop(): Promise<void>;
}

const PROGRAM = join(
  dirname(require.resolve('@portkey-ai/gateway/package.json')),
  'build/start-server.js',
);

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
};

export const startPortkey = async (): Promise<Portkey> => {
  const port = await freePort();
  // Headless: without the page that shows every request.
  const child = spawn(process.execPath, [PROGRAM, `--port=${port}`, '--headless'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await eventually(async () => (await fetch(address)).ok, 20_000);
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  return { pid: Number(child.pid), address, stop };
};

/** @param vendor address of the vendor, with its version */
export const portkeyHeaders = (vendor: string): Record<string, string> => ({
  'x-portkey-provider': 'openai',
  'x-portkey-custom-host': vendor,
});

const regex = (rule: string): object => ({ 'default.regexMatch': { rule, not: true }, deny: true });

/** Two patterns that must not match, on the request and on the response. */
export const portkeyChecks = (vendor: string, credential: string): Record<string, string> => {
  const guardrails = [
    regex('ignore (all )?previous instructions'),
    regex('[0-9]{3}-[0-9]{2}-[0-9]{4}'),
  ];
  const config = {
    provider: 'openai',
    api_key: credential,
    custom_host: vendor,
    input_guardrails: guardrails,
    output_guardrails: guardrails,
  };
  return { 'x-portkey-config': JSON.stringify(config) };
};
