/** British and American stems of the same word, which any ending may follow. */
const PAIRS = `
behaviour:behavior colour:color favour:favor flavour:flavor harbour:harbor honour:honor humour:humor labour:labor neighbour:neighbor odour:odor parlour:parlor
rumour:rumor saviour:savior savour:savor splendour:splendor vapour:vapor vigour:vigor endeavour:endeavor armour:armor candour:candor clamour:clamor demeanour:demeanor
fervour:fervor rigour:rigor tumour:tumor valour:valor ardour:ardor mould:mold moult:molt smoulder:smolder plough:plow
centre:center theatre:theater fibre:fiber litre:liter calibre:caliber sombre:somber spectre:specter lustre:luster manoeuvre:maneuver meagre:meager
kilometre:kilometer centimetre:centimeter millimetre:millimeter sabre:saber reconnoitre:reconnoiter sceptre:scepter
defence:defense offence:offense pretence:pretense licence:
analyse:analyze analysing:analyzing paralyse:paralyze catalyse:catalyze breathalyse:breathalyze
catalogue:catalog: dialogue:dialog: analogue:analog:
travelling:traveling travelled:traveled traveller:traveler cancelled:canceled cancelling:canceling labelled:labeled labelling:labeling modelled:modeled modelling:modeling
counselling:counseling counsellor:counselor jewellery:jewelry marvellous:marvelous woollen:woolen signalling:signaling signalled:signaled levelled:leveled levelling:leveling
fuelled:fueled fuelling:fueling dialled:dialed dialling:dialing equalled:equaled quarrelled:quarreled channelled:channeled tunnelling:tunneling
fulfil:fulfill enrol:enroll instalment:installment skilful:skillful wilful:willful distil:distill enthral:enthrall appal:appall
grey:gray tyre: pyjama:pajama mum:mom mummy:mommy cheque: aluminium:aluminum programme: sceptic:skeptic cosy:cozy moustache:mustache plaster: storey:
anaemi:anemi anaesthe:anesthe diarrhoea:diarrhea encyclopaedia:encyclopedia foetus:fetus gynaecolog:gynecolog haemo:hemo leukaemia:leukemia oesophag:esophag oestrogen:estrogen orthopaedic:orthopedic paediatric:pediatric caesarean:cesarean mediaeval:
judgement:judgment ageing:aging acknowledgement:acknowledgment likeable:likable sizeable:sizable
maths:math arse: learnt: spelt: dreamt: burnt: spoilt: whilst: amongst: towards: practise: kerb:curb draught: artefact:artifact
doughnut:donut yoghurt:yogurt omelette:omelet axe: chequered:checkered
tonne: enquir: autumn: tidbit:
apologise:apologize authorise:authorize categorise:categorize characterise:characterize civilise:civilize colonise:colonize criticise:criticize customise:customize
emphasise:emphasize equalise:equalize familiarise:familiarize finalise:finalize generalise:generalize harmonise:harmonize hospitalise:hospitalize initialise:initialize
legalise:legalize localise:localize maximise:maximize memorise:memorize minimise:minimize mobilise:mobilize modernise:modernize monopolise:monopolize normalise:normalize
optimise:optimize organise:organize penalise:penalize personalise:personalize prioritise:prioritize privatise:privatize realise:realize recognise:recognize
reorganise:reorganize revolutionise:revolutionize scrutinise:scrutinize socialise:socialize specialise:specialize stabilise:stabilize standardise:standardize
sterilise:sterilize summarise:summarize symbolise:symbolize sympathise:sympathize synchronise:synchronize utilise:utilize vandalise:vandalize visualise:visualize
vocalise:vocalize energise:energize fertilise:fertilize immunise:immunize itemise:itemize materialise:materialize neutralise:neutralize oxidise:oxidize
apologising:apologizing authorising:authorizing organising:organizing recognising:recognizing realising:realizing summarising:summarizing optimising:optimizing customising:customizing
memorising:memorizing specialising:specializing prioritising:prioritizing personalising:personalizing minimising:minimizing maximising:maximizing emphasising:emphasizing
organisation:organization realisation:realization authorisation:authorization civilisation:civilization specialisation:specialization personalisation:personalization
optimisation:optimization visualisation:visualization normalisation:normalization hospitalisation:hospitalization customisation:customization generalisation:generalization
colonisation:colonization globalisation:globalization industrialisation:industrialization immunisation:immunization organisational:organizational
globalise:globalize digitise:digitize digitalise:digitalize capitalise:capitalize terrorise:terrorize
`;

const stemsOf = (index: 0 | 1): readonly string[] =>
  PAIRS.trim()
    .split(/\s+/)
    .map((pair) => pair.split(':')[index] ?? '')
    .filter((stem) => stem !== '');

/** Words that a stem begins, but that are spelled alike everywhere. */
const ALIKE =
  '(?!colorado|colorant|moment|momentum|molder|honorar|humorous|humorist|vigorous|rigorous|valorous|odorous|clamorous|glamorous|laboratory|laborator|laborious|coloration|honorary|invigor|vaporize|elaborat|collabor|saviors|mathemat|mathew|mathi|matha|mommy|grayson|hemos|hemoth|greyhound|curbed|aging|mummi|mummif|mumb|mump|moms?ent|centering|centered|theaters|dialogs?box|programmed|programmer|tyres|mumbai|mommas|honora|fulfilled|fulfilling|enrolled|enrolling|distilled|distilling|distillery|appalled|appalling|enthralled|mold(?:ova|avia)|labora|analogy|catalogs?ue|cancellation|plasters|axes|skillful|axel|grays?cale)';

/** Matches a whole word. */
const patternOf = (stems: readonly string[]): RegExp =>
  new RegExp(
    String.raw`^${ALIKE}(?:${stems.join('|')})(?:s|d|r|rs|ed|er|ers|ing|ings|less|ful|fully|ly|ation|ations|able|ite|ites|hood|hoods|al|ally|y|ies|ied|ia|ic|tic|tist|tised|tized|cal|ies|ment|ments|ist|ists|ised|ising|ized|izing|n|t|book|piece|stage|point|goer|ine|globin|rrhage|lysis|philia|ise|ize)?$`,
    'iu',
  );

export const BRITISH = patternOf(stemsOf(0));
export const AMERICAN = patternOf(stemsOf(1));
