import { Transform } from 'class-transformer';
import { IsOptional, IsString, MinLength } from 'class-validator';
import { reportProblems } from './configuration';
import { secretKeyIn } from './secret-key';
import { Secrets } from './secrets';

const SHORTEST = 16;

/** Secret keys of an installation: the same for every process that has any. */
export class SecretKeySettings {
  @IsOptional() @IsString() @MinLength(SHORTEST) secretKey?: string;

  /** Former keys: they open what was sealed and recognise what was digested with them. */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.split(',').map((key) => key.trim()) : value,
  )
  @MinLength(SHORTEST, {
    each: true,
    message: `expected keys of ${SHORTEST} or more characters, separated by commas`,
  })
  previousSecretKeys: string[] = [];

  /** Directory in which an installation stores what it generates, such as a secret key. */
  @IsString() dataDir = 'data';
}

export const SECRET_KEY_VARIABLES: Record<keyof SecretKeySettings, string> = {
  secretKey: 'TOUCHSTONE_SECRET_KEY',
  previousSecretKeys: 'TOUCHSTONE_PREVIOUS_SECRET_KEYS',
  dataDir: 'TOUCHSTONE_DATA_DIR',
};

/**
 * Opens the secret keys of a process beside others.
 * @throws InvalidConfiguration without a secret key, unless problems are being collected
 */
export const sharedSecrets = ({ secretKey, previousSecretKeys }: SecretKeySettings): Secrets => {
  if (secretKey === undefined)
    reportProblems('TOUCHSTONE_SECRET_KEY: is needed, the same for every service');
  return new Secrets(secretKey ?? '', previousSecretKeys);
};

/** Opens the secret keys of an installation in one process, which generates a missing key. */
export const ownSecrets = ({
  secretKey,
  previousSecretKeys,
  dataDir,
}: SecretKeySettings): Secrets =>
  new Secrets(secretKey ?? secretKeyIn(dataDir), previousSecretKeys);
