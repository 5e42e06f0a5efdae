import type { ConceptName } from '@touchstone/assertions';
import type { Assessment } from '../../constraints/assessment';
import type { ConceptCheck } from '../concept-check';
import { undecided } from './assessments';
import type { PatternList } from './data';
import { type Reading, readText } from './reading/reading';

const LIKELY = 0.65;

/**
 * Concepts whose wording is open, with the cues that leave a text without evidence undecided. On
 * rules and replies of others, evidence alone found few of the texts with these tones: blame 0 of
 * 6, humour 1 of 6, empathy 0 of 4, rudeness 3 of 6, sarcasm 1 of 2, condescension 0 of 1. Closed
 * wording (greeting, thanks, apology, shouting, slang) is decided by its absence.
 */
const OPEN_WORDING: Partial<Record<ConceptName, readonly PatternList[]>> = {
  blame: ['attitude-cue', 'condescension', 'judgement', 'rudeness', 'sarcasm'],
  judgement: ['attitude-cue', 'condescension', 'blame', 'rudeness', 'sarcasm'],
  condescension: ['attitude-cue', 'blame', 'judgement', 'rudeness', 'sarcasm', 'impatience'],
  sarcasm: ['attitude-cue', 'comic-cue', 'praising-cue', 'condescension', 'humour'],
  humour: ['comic-cue', 'attitude-cue', 'sarcasm'],
  rudeness: ['attitude-cue'],
  politeness: ['attitude-cue', 'judgement', 'impatience'],
  professionalism: ['attitude-cue', 'comic-cue'],
  formality: [],
  informality: [],
  friendliness: ['attitude-cue'],
  patience: ['attitude-cue'],
  alarm: ['alarm-cue'],
  calm: ['alarm-cue'],
  pushiness: ['pressure-cue'],
  acknowledgement: ['trouble-cue'],
  empathy: ['trouble-cue'],
  encouragement: ['praise-cue'],
  praise: ['praise-cue'],
  refusal: ['declining-cue'],
  'human-request': ['person-cue'],
  complaint: ['problem-cue'],
};

/** Concepts that several cues of attitude decide, and the verdict they give. */
const HOSTILE: Partial<Record<ConceptName, boolean>> = {
  blame: true,
  judgement: true,
  condescension: true,
  rudeness: true,
  politeness: false,
  professionalism: false,
};

/**
 * Cues from which a text is hostile. In the development sets, of texts that violate rules on tone
 * half have as many, of those that comply 2 %, of texts for other rules 2 %.
 */
const HOSTILE_CUES = 2;

/** Leaves a text to a judge that has a cue, but no evidence that decides. */
export const withCues = (name: ConceptName, check: ConceptCheck): ConceptCheck => {
  const cues = OPEN_WORDING[name];
  if (!cues) return check;
  return (scene, subject) => {
    const assessment = check(scene, subject);
    const { holds, quote } = assessment;
    if (holds !== 'borderline' && (quote !== '' || holds === 'unknown')) return assessment;
    const reading = readText(scene.text);
    return (
      byHostileCues(name, reading) ??
      (holds === 'borderline' ? { ...assessment, holds: 'unknown' } : undefined) ??
      byCue(name, cues, reading) ??
      assessment
    );
  };
};

const byHostileCues = (name: ConceptName, reading: Reading): Assessment | undefined => {
  const verdict = HOSTILE[name];
  const cues = reading.sure('attitude-cue').filter((each) => !reading.isExcepted(name, each));
  if (verdict === undefined || cues.length < HOSTILE_CUES) return undefined;
  return {
    holds: verdict,
    reason: 'Several wordings in the text show a dismissive attitude toward the reader.',
    quote: reading.quote(cues[0]),
    certainty: LIKELY,
  };
};

const byCue = (
  name: ConceptName,
  cues: readonly PatternList[],
  reading: Reading,
): Assessment | undefined => {
  const cue = cues
    .flatMap((list) => reading.sure(list))
    .find((each) => name === 'sarcasm' || !reading.isExcepted(name, each));
  return cue && undecided(name, reading.quote(cue));
};
