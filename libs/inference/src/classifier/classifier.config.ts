import { Transform, Type } from 'class-transformer';
import {
  ArrayNotEmpty,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { type Mode, MODES } from '@touchstone/contracts';
import { type Environment, readSettings, reportProblems } from '@touchstone/kernel';
import { EndpointSettings } from '../endpoint/endpoint.config';
import {
  CLASSIFIED_CHECKS,
  CLASSIFIED_PARTS,
  type ClassifiedCheck,
  type LabelMap,
  OPENAI_LABELS,
  parseLabels,
} from './labels';

export const CLASSIFIER_APIS = ['predict', 'moderations'] as const;
type ClassifierApiName = (typeof CLASSIFIER_APIS)[number];

/**
 * Windows of 1,000 characters are about 250 tokens of English, so that they fit 512 tokens in most
 * scripts. Moderation models read much longer texts.
 */
const WINDOW_CHARACTERS = { predict: 1000, moderations: 10_000 };
const PREDICT_THRESHOLD = 0.5;

const asBoolean = ({ value }: { value: unknown }): unknown =>
  value === 'true' || (value === 'false' ? false : value);
const asList = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value;

/**
 * Settings of the classifier of one check; without an address there is none. Requests go to
 * `{url}/predict` or `{url}/moderations`.
 */
class ClassifierSettings extends EndpointSettings {
  @IsIn(CLASSIFIER_APIS)
  api: ClassifierApiName = 'predict';

  @IsOptional()
  @IsString()
  @MaxLength(200)
  model?: string;

  /** The labels that are a violation; see `parseLabels`. */
  @IsOptional()
  @IsString()
  @MaxLength(10_000)
  labels?: string;

  /** Score from which a label is a violation. */
  @IsOptional()
  @Type(() => Number)
  @IsNumber({}, { message: 'must be a number' })
  @Min(0.001)
  @Max(1)
  threshold?: number;

  /** A text can have several labels, of a model served by `predict`. */
  @Transform(asBoolean)
  @IsBoolean({ message: 'must be true or false' })
  multiLabel = false;

  /** The model reads the languages that built-in engines do not. */
  @Transform(asBoolean)
  @IsBoolean({ message: 'must be true or false' })
  multilingual = false;

  @Transform(asList)
  @ArrayNotEmpty({ message: 'must name at least one mode' })
  @IsIn(MODES, { each: true, message: 'must list modes: speed, balanced, quality' })
  modes: Mode[] = ['quality'];

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(100)
  @Max(1_000_000)
  windowCharacters?: number;

  /** Texts of one request. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(256)
  batchSize = 16;

  override concurrency = 16;
}

/** Variables of each check, which replaces `<CHECK>`. */
const VARIABLES: Record<keyof ClassifierSettings, string> = {
  url: 'TOUCHSTONE_CLASSIFIER_<CHECK>_URL',
  apiKey: 'TOUCHSTONE_CLASSIFIER_<CHECK>_API_KEY',
  api: 'TOUCHSTONE_CLASSIFIER_<CHECK>_API',
  model: 'TOUCHSTONE_CLASSIFIER_<CHECK>_MODEL',
  labels: 'TOUCHSTONE_CLASSIFIER_<CHECK>_LABELS',
  threshold: 'TOUCHSTONE_CLASSIFIER_<CHECK>_THRESHOLD',
  multiLabel: 'TOUCHSTONE_CLASSIFIER_<CHECK>_MULTI_LABEL',
  multilingual: 'TOUCHSTONE_CLASSIFIER_<CHECK>_MULTILINGUAL',
  modes: 'TOUCHSTONE_CLASSIFIER_<CHECK>_MODES',
  windowCharacters: 'TOUCHSTONE_CLASSIFIER_<CHECK>_WINDOW_CHARACTERS',
  batchSize: 'TOUCHSTONE_CLASSIFIER_<CHECK>_BATCH_SIZE',
  concurrency: 'TOUCHSTONE_CLASSIFIER_<CHECK>_CONCURRENCY',
  maxWaiting: 'TOUCHSTONE_CLASSIFIER_<CHECK>_MAX_WAITING',
  maxCharacters: 'TOUCHSTONE_CLASSIFIER_<CHECK>_MAX_CHARACTERS',
};
const [PREFIX = ''] = VARIABLES.url.split('<CHECK>');

const variablesOf = (check: ClassifiedCheck): typeof VARIABLES =>
  Object.fromEntries(
    Object.entries(VARIABLES).map(([property, variable]) => [
      property,
      variable.replace('<CHECK>', check.toUpperCase()),
    ]),
  ) as typeof VARIABLES;

/** The settings of a classifier that has an address, with all defaults. */
export interface ConfiguredClassifier extends Omit<ClassifierSettings, 'labels'> {
  check: ClassifiedCheck;
  url: string;
  labels: LabelMap;
  windowCharacters: number;
}

/** @throws InvalidConfiguration naming every variable that breaks a rule, or that no check has. */
export const readClassifierSettings = (
  environment: Environment = process.env,
): ConfiguredClassifier[] => {
  const unknown = unknownVariables(environment);
  if (unknown.length > 0) reportProblems(...unknown);
  return CLASSIFIED_CHECKS.flatMap((check) => {
    const settings = readSettings(ClassifierSettings, variablesOf(check), environment);
    return settings.url === undefined ? [] : configured(check, { ...settings, url: settings.url });
  });
};

const configured = (
  check: ClassifiedCheck,
  settings: ClassifierSettings & { url: string },
): ConfiguredClassifier[] => {
  const labels = labelsOf(check, settings);
  const problems = [
    ...(labels ? [] : [labelsProblem(check, settings)]),
    ...useless(check, settings),
  ];
  if (problems.length > 0) reportProblems(...problems);
  if (!labels) return [];
  const { api, threshold, windowCharacters = WINDOW_CHARACTERS[api] } = settings;
  const decisive = threshold ?? (api === 'predict' ? PREDICT_THRESHOLD : undefined);
  return [
    {
      ...settings,
      check,
      labels,
      windowCharacters,
      ...(decisive !== undefined && { threshold: decisive }),
    },
  ];
};

const labelsOf = (check: ClassifiedCheck, { api, labels }: ClassifierSettings) => {
  if (labels !== undefined) return parseLabels(check, labels);
  return check === 'safety' && api === 'moderations' ? OPENAI_LABELS : undefined;
};

const labelsProblem = (check: ClassifiedCheck, { labels }: ClassifierSettings): string => {
  const [first = '', ...others] = CLASSIFIED_PARTS[check];
  const example =
    others.length === 0 ? 'INJECTION,JAILBREAK' : `${first}=threat|weapons,${others[0]}=insult`;
  const form =
    others.length === 0
      ? 'the labels of the model that are a violation'
      : `the labels of the model that violate each category (${CLASSIFIED_PARTS[check].join(', ')})`;
  const fault = labels === undefined ? 'is needed: ' : 'must list ';
  return `${variablesOf(check).labels}: ${fault}${form}, for example ${example}`;
};

/** Names settings that the API does not have, whose author expects an effect. */
const useless = (check: ClassifiedCheck, { api, model, multiLabel }: ClassifierSettings) => {
  const variables = variablesOf(check);
  if (api === 'predict')
    return model === undefined ? [] : [`${variables.model}: has no effect with the API predict`];
  return multiLabel ? [`${variables.multiLabel}: has no effect with the API moderations`] : [];
};

const unknownVariables = (environment: Environment): string[] => {
  const known = new Set(CLASSIFIED_CHECKS.flatMap((check) => Object.values(variablesOf(check))));
  const checks = CLASSIFIED_CHECKS.map((check) => check.toUpperCase());
  return Object.entries(environment)
    .filter(([variable, value]) => variable.startsWith(PREFIX) && value && !known.has(variable))
    .map(([variable]) =>
      checks.some((check) => variable.startsWith(`${PREFIX}${check}_`))
        ? `${variable}: is no setting of a classifier`
        : `${variable}: only ${checks.join(' and ')} can have a classifier`,
    );
};
