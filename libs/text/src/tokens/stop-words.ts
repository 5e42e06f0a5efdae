import { fold } from './fold';

/**
 * Function words and other words without content of their own, in English, German, French, Spanish, Italian, Portuguese and
 * Dutch. Excludes words that another of these languages uses for a content word (`die`, `war`,
 * `man`, `mais`).
 */
const LISTS = `
a an the this that these those there here it its itself he him his she her hers they them their theirs we us our ours you your yours i me my mine
am is are was were be been being do does did done doing have has had having will would shall should can could may might must
and or but if then than so as at by for from in into of off on onto out over to up with within about above after again against all also any
because before below between both during each few further how just more most other own same some such too under until very what when where which
while who whom whose why yet however therefore thus hence moreover additionally furthermore although though since upon via per like even still
one s t d ll re ve m yes yeah ok okay well oh hi hello thanks please let get got gets make makes made go goes going know
according text document context passage article says said say short states stated mentions mentioned provided information based
der das den dem des ein eine einen einem einer eines und oder aber wenn dann als auch auf aus bei bis durch für gegen ich du er sie es wir ihr
ist sind waren wird werden wurde wurden sein seine seinen seiner haben hatte hatten mit nach noch nur ob über um unter von vor wie zu zum zur im am
sich dass dies diese dieser dieses diesem diesen welche welcher sehr mehr schon hier dort man laut
le la les un une des du de et ou où mais si donc or ni car que qui quoi dont ce cet cette ces il elle ils elles nous vous je tu on se sa ses leur leurs
est sont était étaient être été avoir avait avaient ont dans sur sous par pour avec chez entre vers comme plus très aussi au aux selon
el los las una unos unas y o pero si porque que quien cual cuyo este esta estos estas ese esa eso aquel yo ella ellos nosotros usted ustedes su sus
es son era eran ser sido estar está están fue fueron ha han había habían en con por para de del al desde hasta entre sobre como más muy también según
il lo gli i uno ed ma se perché che chi cui questo questa questi queste quello quella io lei lui loro noi voi suo sua suoi sue
è sono essere stato stata stati state ho hai abbiamo hanno aveva avevano di da con su per tra fra dal dalla nel nella sul sulla al alla più molto anche
os uma uns umas e ou mas porque este esta esse essa isto ele eles nós vocês seu seus sua suas
é são era eram foi foram ser estar está estão tem têm tinha em no na nos nas do da dos das pelo pela com por para como mais muito também
het een en maar want dat deze dit die ik jij hij zij wij jullie zijn haar hun is waren was wordt worden werd werden heeft hebben had hadden
in op aan bij met van voor naar om onder tot uit over als ook nog wel meer zeer volgens te
`;

export const STOP_WORDS: ReadonlySet<string> = new Set(
  LISTS.split(/\s+/)
    .filter((word) => word !== '')
    .map(fold),
);
