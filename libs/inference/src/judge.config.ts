import 'reflect-metadata';
import { Type } from 'class-transformer';
import type { ValidatorConstraintInterface } from 'class-validator';
import {
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  Validate,
  ValidateIf,
  ValidatorConstraint,
} from 'class-validator';
import { type Environment, readSettings } from '@touchstone/kernel';

/** `http` or `https`, without a user name or password: those would end up in logs of addresses. */
@ValidatorConstraint({ name: 'judgeAddress' })
class JudgeAddress implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    if (typeof value !== 'string' || !URL.canParse(value)) return false;
    const { protocol, username, password } = new URL(value);
    return ['http:', 'https:'].includes(protocol) && username === '' && password === '';
  }

  defaultMessage(): string {
    return 'must be an http or https address without credentials, for example http://localhost:8000/v1';
  }
}

/**
 * Settings of the judge model. Without an address there is no judge, and the built-in engines
 * decide alone.
 */
export class JudgeSettings {
  /**
   * Base address as for an OpenAI client, with its version segment (`http://host:8000/v1`) and an
   * optional trailing slash. Questions go to `{url}/chat/completions`.
   */
  @IsOptional()
  @Validate(JudgeAddress)
  url?: string;

  @ValidateIf(({ url, model }: JudgeSettings) => url !== undefined || model !== undefined)
  @IsString({ message: 'is needed when TOUCHSTONE_JUDGE_URL is set' })
  @MaxLength(200)
  model?: string;

  /** Sent as a bearer token. Local servers often need none. */
  @IsOptional()
  @Matches(/^[\x21-\x7e]{1,4096}$/, {
    message: 'must be 1 to 4096 printable ASCII characters without spaces',
  })
  apiKey?: string;

  /** Concurrent questions to the endpoint, for each process. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1024)
  concurrency = 64;

  /** Questions that may wait for a free slot; more are refused. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(100_000)
  maxWaiting = 1000;

  /**
   * Limit of the answer, in tokens. A verdict takes about 150; models that reason within their
   * answer take more.
   */
  @Type(() => Number)
  @IsInt()
  @Min(64)
  @Max(32_768)
  maxTokens = 1024;

  /**
   * Limit of all exhibits of one question together, in UTF-16 units. Longer content is refused,
   * never cut.
   */
  @Type(() => Number)
  @IsInt()
  @Min(1000)
  @Max(10_000_000)
  maxCharacters = 200_000;
}

/** @throws InvalidConfiguration naming every variable that breaks a rule. */
export const readJudgeSettings = (environment?: Environment): JudgeSettings =>
  readSettings(
    JudgeSettings,
    {
      url: 'TOUCHSTONE_JUDGE_URL',
      model: 'TOUCHSTONE_JUDGE_MODEL',
      apiKey: 'TOUCHSTONE_JUDGE_API_KEY',
      concurrency: 'TOUCHSTONE_JUDGE_CONCURRENCY',
      maxWaiting: 'TOUCHSTONE_JUDGE_MAX_WAITING',
      maxTokens: 'TOUCHSTONE_JUDGE_MAX_TOKENS',
      maxCharacters: 'TOUCHSTONE_JUDGE_MAX_CHARACTERS',
    },
    environment,
  );
