import { type Complaint, each, notBlank, oneOf, trueOrFalse } from '../complaint';
import {
  DEFAULT_SENSITIVITY,
  type Mode,
  MODES,
  SENSITIVITIES,
  type Sensitivity,
  type Target,
  TARGETS,
} from './vocabulary';

/** An optional request field with a `T`: its documentation and its validation. */
export interface RequestField<T = unknown> {
  description: string;
  /** The rest of its OpenAPI schema. */
  schema: Readonly<Record<string, unknown>>;
  complaint: Complaint;
  deprecated?: true;
  /** Sets the mode of its check. */
  setsMode?: true;
  /** Shown in the API description. */
  example?: T;
}

/** Fields by name. */
export type RequestFields = Readonly<Record<string, RequestField>>;

/** A request that has been validated against these fields. */
export type ValuesOf<Fields> = {
  [Name in keyof Fields]?: Fields[Name] extends RequestField<infer T> ? T : never;
};

export const switchField = (description: string): RequestField<boolean> => ({
  description,
  schema: { type: 'boolean' },
  complaint: trueOrFalse,
});

/** @param owner the check that has the mode, as part of a sentence: `the grounding check` */
export const modeField = (owner: string): RequestField<Mode> => ({
  description: `Mode of ${owner}; \`mode\` when left out.`,
  schema: { enum: MODES },
  complaint: oneOf(MODES),
  setsMode: true,
});

/** @param subject the reader of the target, in the plural: `the assertions` */
export const targetField = (subject: string): RequestField<Target> => ({
  description: `Which side ${subject} look at.`,
  schema: { enum: TARGETS, default: 'both' },
  complaint: oneOf(TARGETS),
});

/** @param found what is found, as part of a sentence: `the safety categories` */
export const sensitivityField = (found: string): RequestField<Sensitivity> => ({
  description: `How easily ${found} are flagged: \`high\` finds more and errs more often.`,
  schema: { enum: SENSITIVITIES, default: DEFAULT_SENSITIVITY },
  complaint: oneOf(SENSITIVITIES),
});

/** Describes a list of texts that are not blank, since each requests something. */
export const textListField = (description: string, example?: string[]): RequestField<string[]> => ({
  description,
  schema: { type: 'array', items: { type: 'string' } },
  complaint: each('text', notBlank),
  ...(example !== undefined && { example }),
});

/** Marks a field as deprecated; it is still accepted. */
export const deprecated = <T>(field: RequestField<T>): RequestField<T> => ({
  ...field,
  deprecated: true,
});
