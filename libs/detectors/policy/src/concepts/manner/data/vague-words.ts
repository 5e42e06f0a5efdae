/** Words of a message that do not say what it concerns, in all forms that occur. */
export const VAGUE_WORDS: ReadonlySet<string> = new Set(
  `it its that this these those they them he she one ones other others another thing things stuff something anything everything nothing somehow someone
work works working worked change changes changing changed do does doing did done get gets getting got fix fixes fixing fixed help helps helping helped sort sorted
understand understands explain explains explained show shows tell need needs needed want wants wanted like try tried trying go goes going went happen happens happened happening
problem problems issue issues trouble question questions error errors wrong broken bad weird strange odd funny same again still now today yesterday always never anymore already yet here there then
please pls plz thanks hi hello hey ok okay yes no sorry sir madam just really so very much more less bit lot again back up down on off out in part bits next last first second
can could would will should may might must i me my mine we us our you your u ur know think mean see look make makes made take takes give gives put use using used possible way ways
is am are was were be been has have had not cannot what which how why when where who whose whatever and or but if because since for with without from to of at by about into over under as than a an the any some all both each
stuck confused lost idea clue sense right better different else also too asap urgent quick quickly soon possible advice info information details point matter case situation update check checked check-in continue start stop began finish begin
won't don't doesn't didnt dunno gonna wanna lets let up again similar usual before after handle deal repeat redo undo
`
    .trim()
    .split(/\s+/),
);
