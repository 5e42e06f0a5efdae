/** Irregular forms, which stripping an ending does not reduce to their stem. */
const IRREGULAR = new Map(
  (
    'went:go gone:go wrote:write written:write took:take taken:take gave:give given:give came:come became:become saw:see seen:see ' +
    'knew:know known:know grew:grow grown:grow began:begin begun:begin ran:run spoke:speak spoken:speak won:win lost:lose bought:buy sold:sell ' +
    'built:build sent:send held:hold led:lead left:leave met:meet paid:pay told:tell thought:think fell:fall fallen:fall rose:rise risen:rise ' +
    'chose:choose chosen:choose wore:wear worn:wear drove:drive driven:drive ate:eat eaten:eat broke:break broken:break born:bear children:child ' +
    'men:man women:woman people:person feet:foot teeth:tooth mice:mouse wives:wife lives:life countries:country cities:city sang:sing sung:sing ' +
    'kept:keep felt:feel brought:bring taught:teach caught:catch fought:fight stood:stand understood:understand made:make shown:show drew:draw drawn:draw'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const ENDINGS = [
  'ations',
  'ation',
  'ments',
  'ment',
  'ingly',
  'ings',
  'ing',
  'ness',
  'ies',
  'ied',
  'ie',
  'ers',
  'est',
  'ed',
  'es',
  'er',
  'en',
  'ly',
  's',
  'e',
  'y',
  'n',
  'o',
  'a',
];
const SHORTEST_STEM = 3;

/**
 * Strips one common ending of the languages in Latin script. Less precise than `stem`; use it only
 * to compare words of two texts, which are then truncated alike.
 */
export const roughStem = (word: string): string => {
  const regular = IRREGULAR.get(word) ?? word;
  const ending = ENDINGS.find(
    (each) => regular.endsWith(each) && regular.length - each.length >= SHORTEST_STEM,
  );
  const bare = ending === undefined ? regular : regular.slice(0, -ending.length);
  const last = bare.at(-1);
  return bare.length > SHORTEST_STEM && last === bare.at(-2) ? bare.slice(0, -1) : bare;
};
