import { nearest, nearestInEach, similarity, type WordMeaning } from '@touchstone/text/vectors';
import { amountOf, sharedFields } from './fields';
import type { ToolProfile } from './profile';
import type { Request } from './request';

/** Features that tell whether a tool has to do with a request, in the order of the weights. */
export const RELEVANCE_FEATURES = [
  'object',
  'weakestObject',
  'description',
  'covered',
  'coveredByAll',
  'bestCovered',
  'meaning',
  'sameObject',
  'sameDescription',
  'sameParameter',
  'length',
  'sharedFields',
  'sharedAllFields',
  'otherFields',
  'noFields',
] as const;

/** Features that tell which of two tools about the same answers a request. */
export const PREFERENCE_FEATURES = [
  ...RELEVANCE_FEATURES,
  'sameOperation',
  'askingButWrites',
  'askingAndReads',
  'removesUnasked',
  'removesAsked',
] as const;

/** Strength of the fields of a request from which it is clearly about them. */
const CLEAR = 3;

export const relevanceFeatures = (request: Request, tool: ToolProfile): number[] => {
  const { words, stems } = request;
  const object = nearest(tool.object, words);
  const description = nearest(tool.description, words);
  const [own = EMPTY, all = EMPTY] = nearestInEach(words, [
    [...tool.object, ...tool.description],
    [...tool.object, ...tool.description, ...tool.parameters],
  ]);
  const shared = (known: ReadonlySet<string>): number =>
    Math.min(3, stems.filter((stem) => known.has(stem)).length) / 3;
  const fields = sharedFields(request.fields, tool.allFields);
  return [
    mean(object, tool.object),
    object.length === 0 ? 0 : Math.min(...object),
    mean(description, tool.description),
    mean(own, words),
    mean(all, words),
    best(own),
    similarity(request.meaning, tool.meaning),
    shared(tool.objectStems),
    shared(tool.descriptionStems),
    shared(tool.parameterStems),
    Math.min(1, words.length / 20),
    sharedFields(request.fields, tool.fields),
    fields,
    Math.max(0, 1 - 4 * fields) * Math.min(1, amountOf(request.fields) / CLEAR),
    amountOf(request.fields) === 0 ? 1 : 0,
  ];
};

/** @param relevance the values of `relevanceFeatures` */
export const preferenceFeatures = (
  request: Request,
  tool: ToolProfile,
  relevance: readonly number[] = relevanceFeatures(request, tool),
): number[] => [
  ...relevance,
  [...tool.operations].some((each) => request.operations.has(each)) ? 1 : 0,
  request.asking && tool.operations.size > 0 && !isReading(tool) ? 1 : 0,
  request.asking && isReading(tool) ? 1 : 0,
  tool.operations.has('remove') && !request.operations.has('remove') ? 1 : 0,
  request.operations.has('remove') && tool.operations.has('remove') ? 1 : 0,
];

const isReading = ({ operations }: ToolProfile): boolean =>
  operations.has('read') || operations.has('compute');

const EMPTY = new Float32Array(0);

const mean = (values: Float32Array, words: readonly WordMeaning[]): number => {
  let [sum, weights] = [0, 0];
  for (const [index, { weight }] of words.entries()) {
    sum += weight * (values[index] ?? 0);
    weights += weight;
  }
  return weights === 0 ? 0 : sum / weights;
};

/** Mean of the two nearest words. */
const best = (values: Float32Array): number => {
  const [first = 0, second = first] = [...values].sort((one, other) => other - one);
  return (first + second) / 2;
};
