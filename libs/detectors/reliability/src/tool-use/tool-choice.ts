import type { ToolDefinition } from '@touchstone/contracts';
import { evidenceOf, fillerIn } from './call-evidence';
import {
  areRelated,
  type Candidate,
  choiceModel,
  fitOf,
  isReading,
  profileOf,
  type Request,
  requestsOf,
  requiredOf,
  ruledOutBy,
  type ToolProfile,
} from './choice';
import type { Conversation } from './conversation';
import { wordsOfName } from './near-name';
import { guess, type Problem } from './problem';
import { isSmallTalk } from './small-talk';
import type { Leaf } from './values';
import { quoted } from './values/doubt';

/** Circumstances of a call. */
export interface Before {
  /** It continues what other calls began: the request was answered in part. */
  isFollowUp: boolean;
  /** The conversation went on after it: a look-up may have prepared what came next. */
  isPast: boolean;
  /** Names of the tools called before, whose results are there. */
  called: ReadonlySet<string>;
}

/** Compares tools with what is asked before the calls of one message. */
export interface ToolChoice {
  /** Finds a better tool than the called one, or that it has nothing to do with the request. */
  problemWith: (tool: ToolDefinition, leaves: readonly Leaf[]) => Problem | undefined;
}

const NO_PROBLEM: ToolChoice = { problemWith: () => undefined };

/** Prepares the comparison; the tools are compared once for all calls of a message. */
export const toolChoiceOf = (
  tools: readonly ToolDefinition[],
  conversation: Conversation,
  before: Before,
): ToolChoice => {
  const requests = requestsOf(conversation);
  const [request] = requests;
  if (!request?.readable || conversation.cut) return NO_PROBLEM;
  const candidates = tools.map((tool): Candidate => {
    const profile = profileOf(tool);
    return { tool, profile, ...fitOf(requests, profile) };
  });
  return {
    problemWith: (tool, leaves) => {
      const own = candidates.find((each) => each.tool === tool);
      if (!own || (before.isPast && own.profile.looksUp)) return undefined;
      return (
        betterTool(own, candidates, leaves, requests, conversation, before) ??
        irrelevant(own, leaves, conversation, before)
      );
    },
  };
};

const betterTool = (
  own: Candidate,
  candidates: readonly Candidate[],
  leaves: readonly Leaf[],
  requests: readonly Request[],
  conversation: Conversation,
  { isFollowUp, called }: Before,
): Problem | undefined => {
  const [request] = requests;
  const ruledOut = ruledOutBy(own, candidates, conversation);
  if (ruledOut) return better(own, ruledOut, 0.8);
  if (isFollowUp || !request) return undefined;
  const { preference, relevance } = choiceModel();
  const others = candidates.filter(
    (other) =>
      other !== own && !called.has(other.tool.name) && canBeFilled(other.tool, conversation),
  );
  const best = others.reduce<Candidate | undefined>(
    (one, other) => (one === undefined || other.preference > one.preference ? other : one),
    undefined,
  );
  if (!best || best.relevance < Math.max(relevance.below + LEAST_FIT, own.relevance - 1))
    return undefined;
  const isAgainst = goesAgainst(own.profile, request);
  // A call of the same tool again corrects or continues the one before.
  if (!isAgainst && (best.relevance < CLEARLY || called.has(own.tool.name))) return undefined;
  const advantage = best.preference - own.preference;
  const related = areRelated(own, best);
  // Looking something up may prepare what was asked for.
  if (isReading(own.profile) && !isReading(best.profile) && (related || request.asking))
    return undefined;
  const dependent = requests.length > 1 ? MORE_IF_DEPENDENT : 0;
  const needed =
    dependent +
    (isAgainst
      ? FROM_IN_CONFLICT
      : preference.from +
        (related && isReading(own.profile) ? MORE_AMONG_READING : 0) +
        MORE_WITHOUT_CONFLICT +
        Math.max(0, evidenceOf(leaves, conversation)));
  return advantage >= needed
    ? better(own, best, Math.min(0.9, 0.6 + (advantage - needed) / 10))
    : undefined;
};

const better = (own: Candidate, other: Candidate, certainty: number): Problem =>
  guess(
    'TOOL_ERROR',
    `The tool "${other.tool.name.slice(0, 80)}" fits the request better than "${own.tool.name.slice(0, 80)}".`,
    own.tool.name,
    certainty,
  );

/** Log odds that a tool needs to be better than one that does what was asked. */
const CLEARLY = 0;
/** Log odds above the threshold that another tool needs. */
const LEAST_FIT = 1;

/** Tools that look things up of one kind often serve equally well. */
const MORE_AMONG_READING = 2;
/** A turn that refers to earlier ones says little by itself. */
const MORE_IF_DEPENDENT = 1.5;
/** Advantage over a tool that changes what the user only asks about. */
const FROM_IN_CONFLICT = 0.7;
/** A tool that does what was asked may be one of several. */
const MORE_WITHOUT_CONFLICT = 0.5;

/** Checks for a tool that changes something where the user only asks, or removes unasked. */
const goesAgainst = ({ operations }: ToolProfile, request: Request): boolean =>
  (request.asking &&
    operations.size > 0 &&
    !operations.has('read') &&
    !operations.has('compute')) ||
  (operations.has('remove') && !request.operations.has('remove'));

/** Checks whether the conversation has something for each required identifier of a tool. */
const canBeFilled = (tool: ToolDefinition, { turns }: Conversation): boolean => {
  const needsId = requiredOf(tool).some(
    (name) => typeof name === 'string' && IDENTIFIERS.has(wordsOfName(name).at(-1) ?? ''),
  );
  return (
    !needsId ||
    turns.some(
      ({ role, quantities, ofTime }) =>
        role !== 'system' &&
        role !== 'developer' &&
        quantities.some(
          ({ inName, first, units, values }) =>
            inName || (!ofTime.has(first) && units.length === 0 && (values[0] ?? 0) >= 10),
        ),
    )
  );
};
const IDENTIFIERS = new Set([
  'id',
  'ids',
  'ref',
  'reference',
  'number',
  'code',
  'sku',
  'token',
  'key',
]);

/** Log odds from which a tool surely has to do with the request. */
const SURE = 1;

const irrelevant = (
  own: Candidate,
  leaves: readonly Leaf[],
  conversation: Conversation,
  { isFollowUp }: Before,
): Problem | undefined => {
  if (isSmallTalk(conversation))
    return guess(
      'TOOL_ERROR',
      `The user asks for nothing that the tool "${own.tool.name.slice(0, 80)}" could do.`,
      own.tool.name,
      0.8,
    );
  if (isFollowUp) return undefined;
  const filler = fillerIn(leaves, own.relevance >= SURE, conversation);
  if (filler !== undefined)
    return guess(
      'TOOL_ERROR',
      `The tool "${own.tool.name.slice(0, 80)}" needs values that the request does not give; ${quoted(filler)} stands in their place.`,
      filler,
      0.7,
    );
  const evidence = evidenceOf(leaves, conversation);
  const fit = own.relevance + evidence;
  const { below } = choiceModel().relevance;
  if (fit >= below) return undefined;
  return guess(
    'TOOL_ERROR',
    `The tool "${own.tool.name.slice(0, 80)}" has nothing to do with the request.`,
    own.tool.name,
    Math.min(0.85, 0.6 + (below - fit) / 10),
  );
};
