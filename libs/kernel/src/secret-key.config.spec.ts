import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Environment, InvalidConfiguration, readSettings } from './configuration';
import {
  ownSecrets,
  SECRET_KEY_VARIABLES,
  SecretKeySettings,
  sharedSecrets,
} from './secret-key.config';
import { Secrets } from './secrets';

const settings = (environment: Environment): SecretKeySettings =>
  readSettings(SecretKeySettings, SECRET_KEY_VARIABLES, environment);
const PLACE = { workspace: 'w', table: 't', row: 'r' };
const [FIRST, SECOND, THIRD] = [
  'the first secret key',
  'the second secret key',
  'the third secret',
];

describe('the secret keys of a process', () => {
  it('seal with the current key and open what previous ones sealed', () => {
    const secrets = sharedSecrets(
      settings({
        TOUCHSTONE_SECRET_KEY: THIRD,
        TOUCHSTONE_PREVIOUS_SECRET_KEYS: `${SECOND}, ${FIRST}`,
      }),
    );
    expect(secrets.keyId).toBe(new Secrets(THIRD).keyId);
    for (const key of [FIRST, SECOND, THIRD])
      expect(secrets.unseal(new Secrets(key).seal('tea', PLACE), PLACE)).toBe('tea');
  });

  it('have no previous ones by default', () => {
    expect(settings({})).toEqual({ previousSecretKeys: [], dataDir: 'data' });
    expect(settings({ TOUCHSTONE_PREVIOUS_SECRET_KEYS: '' }).previousSecretKeys).toEqual([]);
  });

  it.each([`${FIRST},short`, `${FIRST},`, ','])('reject %j, and do not repeat it', (list) => {
    const read = () => settings({ TOUCHSTONE_PREVIOUS_SECRET_KEYS: list });
    expect(read).toThrow(
      'TOUCHSTONE_PREVIOUS_SECRET_KEYS: expected keys of 16 or more characters, separated by commas',
    );
    expect(read).not.toThrow(FIRST);
  });

  it('must be configured where other processes need them, too', () => {
    expect(() => sharedSecrets(settings({}))).toThrow(InvalidConfiguration);
    expect(() => sharedSecrets(settings({}))).toThrow('TOUCHSTONE_SECRET_KEY: is needed');
  });

  it('are generated once in a process of its own, beside configured previous ones', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'touchstone-secret-'));
    const own = { TOUCHSTONE_DATA_DIR: dataDir, TOUCHSTONE_PREVIOUS_SECRET_KEYS: FIRST };
    const secrets = ownSecrets(settings(own));
    expect(ownSecrets(settings(own)).keyId).toBe(secrets.keyId);
    expect(secrets.previousKeyIds).toEqual([new Secrets(FIRST).keyId]);
    rmSync(dataDir, { recursive: true, force: true });
  });
});
