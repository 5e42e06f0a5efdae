import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportingAll } from '@touchstone/kernel';
import { ClientsModule } from './clients.module';

describe('ClientsModule', () => {
  const before = { ...process.env };
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'touchstone-'));
    process.env['TOUCHSTONE_DATA_DIR'] = dataDir;
    delete process.env['TOUCHSTONE_SECRET_KEY'];
  });
  afterEach(() => {
    process.env = { ...before };
    rmSync(dataDir, { recursive: true });
  });

  it('requires the secret key of the management service', () => {
    expect(() => reportingAll(() => ClientsModule.forRoot())).toThrow(
      'TOUCHSTONE_SECRET_KEY: is needed',
    );
    process.env['TOUCHSTONE_SECRET_KEY'] = 'a secret key for specs';
    expect(reportingAll(() => ClientsModule.forRoot()).module).toBe(ClientsModule);
    expect(existsSync(join(dataDir, 'secret-key'))).toBe(false);
  });

  it('generates the key in the data directory if `generateSecretKey` is set', () => {
    expect(reportingAll(() => ClientsModule.forRoot({ generateSecretKey: true })).module).toBe(
      ClientsModule,
    );
    expect(existsSync(join(dataDir, 'secret-key'))).toBe(true);
  });
});
