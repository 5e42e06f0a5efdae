import { Type } from 'class-transformer';
import { IsInt, IsString, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { type Environment, readSettings } from '@touchstone/kernel';
import { EndpointSettings } from '../endpoint/endpoint.config';

/**
 * Settings of the judge model. Without an address there is no judge, and the built-in engines
 * decide alone. The address is that for an OpenAI client, with its version segment
 * (`http://host:8000/v1`) and an optional trailing slash; questions go to `{url}/chat/completions`.
 */
export class JudgeSettings extends EndpointSettings {
  @ValidateIf(({ url, model }: JudgeSettings) => url !== undefined || model !== undefined)
  @IsString({ message: 'is needed when TOUCHSTONE_JUDGE_URL is set' })
  @MaxLength(200)
  model?: string;

  /**
   * Limit of the answer, in tokens. A verdict takes about 150; models that reason within their
   * answer take more.
   */
  @Type(() => Number)
  @IsInt()
  @Min(64)
  @Max(32_768)
  maxTokens = 1024;
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
