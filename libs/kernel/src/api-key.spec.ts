import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mayBeApiKey, newApiKey } from './api-key';
import { secretKeyIn } from './secret-key';

describe('newApiKey', () => {
  it('creates a key of prefix, id, secret and checksum, in letters and digits', () => {
    const { id, key } = newApiKey();
    expect(key).toMatch(/^ts_[0-9A-Za-z]{58}$/);
    expect(key.slice(3, 15)).toBe(id);
  });

  it('never creates the same key twice', () => {
    expect(new Set(Array.from({ length: 100 }, () => newApiKey().key)).size).toBe(100);
  });
});

describe('mayBeApiKey', () => {
  const { key } = newApiKey();

  it.each([
    ['accepts a key', key, true],
    [
      'refuses a key with another secret',
      `${key.slice(0, 20)}${key[20] === 'x' ? 'y' : 'x'}${key.slice(21)}`,
      false,
    ],
    [
      'refuses a key with another checksum',
      `${key.slice(0, -1)}${key.endsWith('x') ? 'y' : 'x'}`,
      false,
    ],
    ['accepts a text of another length, which carries no checksum', key.slice(0, -1), true],
    ['accepts the text that an operator chose', 'a key of the operator', true],
  ])('%s', (_title, text, may) => {
    expect(mayBeApiKey(text)).toBe(may);
  });
});

describe('secretKeyIn', () => {
  it('creates a secret key once, readable by its owner only', () => {
    const directory = mkdtempSync(join(tmpdir(), 'touchstone-secret-'));
    const made = secretKeyIn(directory);
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect(secretKeyIn(directory)).toBe(made);
    expect(statSync(join(directory, 'secret-key')).mode & 0o777).toBe(0o600);
    rmSync(directory, { recursive: true, force: true });
  });
});
