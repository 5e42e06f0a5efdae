/** Common verbs, to find where the predicate of a clause begins. */
export const VERBS = `
accept achieve act add adopt affect agree allow announce appear apply approve arrive ask assist attack attend avoid
beat become became begin began believe belong bought break broke bring brought build built burn buy call came cancel capture carry
cause change charge check choose chose claim climb close collect come commit compare complete confirm connect consider consist contain
continue contribute convert cook cost cover create cut cry deal decide declare decline decrease defeat defend delete deliver deny depart depend
describe destroy develop die discover donate double draw drew drink drive drove drop earn eat ate elect eliminate employ enable end
enjoy enter establish exceed exclude expand expect expire explain export extend face fail fall fell feature feel felt fight fought
file fill find found finish fire fit fix flew fly focus follow forbid forget form found gain gave get give go went grant grew grow
guarantee handle happen hate have hear heard held help hire hit hold hurt identify ignore improve include increase inform install introduce
invent invest invite issue join keep kept kill know knew land last launch lead led learn leave left lend lent let lie like limit link list
live locate lose lost love lower maintain make made manage mark marry mean measure meet met mention miss move need negotiate notice notify
obtain occur offer open operate oppose order organise organize originate own paint pass pay paid perform permit place plan play prefer prepare present
prevent print process produce prohibit promise propose protect prove provide publish pull purchase push put quit raise ran rank reach
read receive recommend record recover reduce refer refund refuse register reject relate release remain remember remove renew rent repair replace
reply report represent request require rescue resign respond result retire return reveal ride ring rise rose run said save saw say see seek sell sold
send sent separate serve set settle share ship show shut sign sing sang sit sat sleep speak spoke spend spent stand stood star start state stay
steal stole stop store study submit succeed suffer suggest supply support survive swim take took talk taught teach tell terminate test think thought
throw told transfer translate travel treat try turn understand upgrade use visit vote wait walk want warn wash waste watch wear weigh
open draft hand pick heal weaken shrink shrank climb rain snow melt freeze employ supply taste smell book reserve drop double halve produce seat graze
answer sublet repay deduct erupt swim sail conduct rehearse marry drown rescue distrust trust repair descale press fill renew freeze pause sign vote wed
win won wish withdraw work worry write wrote yield
`.trim();

/** Auxiliary verbs and contractions, folded. */
export const AUXILIARIES =
  "is are was were be been am has have had do does did will would shall should can could may might must isn't aren't wasn't weren't hasn't haven't hadn't doesn't don't didn't won't wouldn't can't cannot couldn't";
