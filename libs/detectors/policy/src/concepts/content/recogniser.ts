import type { Assessment } from '../../constraints/assessment';
import {
  analyse,
  type AnalysedSentence,
  clauseAt,
  type Phrases,
  phrasesOf,
  type Span,
  type Status,
  statusOf,
} from '../clauses';
import type { ConceptCheck } from '../concept-check';
import { absent, judgeAbsence, quoteOf } from './absence';

/**
 * Phrases by which a concept is recognised. Lines in the notation of `phrasesOf`; they match
 * within one sentence.
 */
export interface ConceptPhrases {
  /** "offers a refund": completes "The text …". */
  does: string;
  /** "offer a refund": completes "The text does not …". */
  infinitive: string;
  /** Decide, unless their status is not allowed. */
  certain: string;
  /**
   * Lists of which each must occur, in any order and near each other, for wordings that no phrase
   * foresees. Less certain.
   */
  together?: readonly (readonly string[])[];
  /** Readers may differ. */
  possible?: string;
  /** A phrase that contains or follows one of these in its clause does not count. */
  unless?: string;
  /** A sentence with one of these does not do it. */
  except?: string;
  /** A sentence with one of these does it at most perhaps. */
  softened?: string;
  /** Statuses in which a phrase counts all the same. */
  allowed?: readonly Status[];
  /** Words without one of which a text does not do it; absence decides if there are none. */
  field?: string;
  /** Phrases of this list only, by name. */
  phrases?: Readonly<Record<string, string>>;
}

/** Occurrence of a concept in a sentence. */
export interface Evidence {
  sentence: AnalysedSentence;
  span: Span;
  certain: boolean;
  /** Certainty of the verdict, where it differs from that of a phrase. */
  certainty?: number;
}

export interface Recogniser {
  does: string;
  infinitive: string;
  /** Finds an occurrence in each sentence that has one. */
  findAll: (sentences: readonly AnalysedSentence[]) => Evidence[];
  field: Phrases | undefined;
  except: Phrases | undefined;
  /** Finds an occurrence that is denied. */
  denied: (sentences: readonly AnalysedSentence[]) => Evidence | undefined;
}

const CERTAIN = 0.87;
/** Certainty of words that occur together. */
const TOGETHER = 0.7;
/** Words between the first and the last of the words that belong together. */
const FARTHEST = 16;
const DENIED = 0.9;

const isAllowed = (statuses: readonly Status[], allowed: readonly Status[]): boolean =>
  statuses.every((status) => allowed.includes(status));

/** The stretch from the first to the last of the first matches of each list. */
const spanOfAll = (sentence: AnalysedSentence, lists: readonly Phrases[]): Span | undefined => {
  const spans: Span[] = [];
  for (const list of lists) {
    const [span] = list.find(sentence);
    if (!span) return undefined;
    spans.push(span);
  }
  const start = Math.min(...spans.map((span) => span.start));
  const end = Math.max(...spans.map((span) => span.end));
  return end - start <= FARTHEST ? { start, end } : undefined;
};

/** Keeps the results for each text, since several rules of an evaluation share a recogniser. */
const remembered = <T>(find: (sentences: readonly AnalysedSentence[]) => T): typeof find => {
  const known = new WeakMap<readonly AnalysedSentence[], { result: T }>();
  return (sentences) => {
    const before = known.get(sentences);
    if (before) return before.result;
    const result = find(sentences);
    known.set(sentences, { result });
    return result;
  };
};

export const recogniserOf = (concept: ConceptPhrases): Recogniser => {
  const { does, infinitive, phrases = {}, allowed = [] } = concept;
  const compiled = (lines: string | undefined): Phrases | undefined =>
    lines === undefined ? undefined : phrasesOf(lines, phrases);
  const certain = phrasesOf(concept.certain, phrases);
  const possible = compiled(concept.possible);
  const unless = compiled(concept.unless);
  const except = compiled(concept.except);
  const softened = compiled(concept.softened);

  const isBlocked = (sentence: AnalysedSentence, { start, end }: Span): boolean =>
    unless?.occurs(sentence, clauseAt(sentence, start).start, end) ?? false;

  const findIn = (sentence: AnalysedSentence, list: Phrases): Span | undefined =>
    list
      .find(sentence)
      .find((span) => isAllowed(statusOf(sentence, span), allowed) && !isBlocked(sentence, span));

  const combinations = (concept.together ?? []).map((lists) =>
    lists.map((lines) => phrasesOf(lines, phrases)),
  );

  const findTogether = (sentence: AnalysedSentence): Span | undefined => {
    for (const lists of combinations) {
      const span = spanOfAll(sentence, lists);
      if (span && isAllowed(statusOf(sentence, span), allowed) && !isBlocked(sentence, span))
        return span;
    }
    return undefined;
  };

  const inSentence = (sentence: AnalysedSentence): Evidence[] => {
    const sure = findIn(sentence, certain);
    const together = sure ? undefined : findTogether(sentence);
    const span = sure ?? together ?? (possible && findIn(sentence, possible));
    if (!span || except?.occurs(sentence)) return [];
    return [
      {
        sentence,
        span,
        certain: (sure ?? together) !== undefined && !softened?.occurs(sentence),
        ...(together && { certainty: TOGETHER }),
      },
    ];
  };
  const findAll = remembered((sentences) => sentences.flatMap(inSentence));

  const denied = remembered((sentences): Evidence | undefined => {
    for (const sentence of sentences) {
      const span = certain
        .find(sentence)
        .find((each) => statusOf(sentence, each).includes('negated'));
      if (span) return { sentence, span, certain: true };
    }
    return undefined;
  });

  return { does, infinitive, findAll, field: compiled(concept.field), except, denied };
};

export const found = (
  does: string,
  sentence: AnalysedSentence,
  certainty = CERTAIN,
): Assessment => ({
  holds: true,
  reason: `The text ${does}.`,
  quote: quoteOf(sentence),
  certainty,
});

export const perhaps = (does: string, sentence: AnalysedSentence): Assessment => ({
  holds: 'borderline',
  reason: `The text perhaps ${does}; readers may differ.`,
  quote: quoteOf(sentence),
});

/** The first certain evidence, else the first possible one. */
export const strongest = (evidence: readonly Evidence[]): Evidence | undefined =>
  evidence.find(({ certain }) => certain) ?? evidence[0];

/** Judges a text by recognisers of one concept: any of them suffices. */
export const assess = (recognisers: readonly Recogniser[], text: string): Assessment => {
  const { sentences } = analyse(text);
  const [first] = recognisers as [Recogniser];
  const { does, infinitive } = first;
  const evidence = strongest(recognisers.flatMap(({ findAll }) => findAll(sentences)));
  if (evidence)
    return evidence.certain
      ? found(does, evidence.sentence, evidence.certainty)
      : perhaps(does, evidence.sentence);
  for (const { denied } of recognisers) {
    const denial = denied(sentences);
    if (denial) return { ...absent(infinitive, DENIED), quote: quoteOf(denial.sentence) };
  }
  return judgeAbsence(infinitive, first, sentences);
};

/** Check that decides by phrases alone; any of the lists suffices. */
export const checkByPhrases = (...lists: readonly ConceptPhrases[]): ConceptCheck => {
  const recognisers = lists.map(recogniserOf);
  return ({ text }) => assess(recognisers, text);
};
