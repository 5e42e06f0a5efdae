import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newApiKey } from './api-key';
import { secretKeyIn } from './secret-key';

describe('newApiKey', () => {
  it('makes a key of prefix, id, secret and checksum, in letters and digits', () => {
    const { id, key } = newApiKey();
    expect(key).toMatch(/^ts_[0-9A-Za-z]{58}$/);
    expect(key.slice(3, 15)).toBe(id);
  });

  it('never makes the same one twice', () => {
    expect(new Set(Array.from({ length: 100 }, () => newApiKey().key)).size).toBe(100);
  });
});

describe('secretKeyIn', () => {
  it('makes a secret key once, readable by its owner only', () => {
    const directory = mkdtempSync(join(tmpdir(), 'touchstone-secret-'));
    const made = secretKeyIn(directory);
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect(secretKeyIn(directory)).toBe(made);
    expect(statSync(join(directory, 'secret-key')).mode & 0o777).toBe(0o600);
    rmSync(directory, { recursive: true, force: true });
  });
});
