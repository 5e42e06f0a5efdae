import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportingAll } from '@touchstone/kernel';
import { GatewayModule } from './gateway.module';

describe('a gateway whose keys management knows', () => {
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

  it('needs the secret key of management', () => {
    expect(() => reportingAll(() => GatewayModule.managed())).toThrow(
      'TOUCHSTONE_SECRET_KEY: is needed',
    );
    process.env['TOUCHSTONE_SECRET_KEY'] = 'a secret key for specs';
    expect(reportingAll(() => GatewayModule.managed()).module).toBe(GatewayModule);
    expect(existsSync(join(dataDir, 'secret-key'))).toBe(false);
  });

  it('takes the one in the data directory when management is beside it', () => {
    expect(reportingAll(() => GatewayModule.managed({ alone: true })).module).toBe(GatewayModule);
    expect(existsSync(join(dataDir, 'secret-key'))).toBe(true);
  });
});
