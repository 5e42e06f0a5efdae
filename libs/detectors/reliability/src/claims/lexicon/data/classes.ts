/**
 * Classes whose members exclude each other in one place of a sentence, one a line: red is not blue,
 * and France is not Spain. After `+`, synonyms of a member count as that member.
 */
export const CLASSES = `
red blue green yellow black white brown orange purple pink grey gray silver golden violet turquoise beige
north south east west northern southern eastern western northeast northwest southeast southwest
spring summer autumn winter
breakfast lunch dinner brunch
morning afternoon evening night noon midnight
+ hourly daily weekly monthly yearly quarterly
once twice thrice
gold silver bronze platinum copper iron steel aluminium aluminum lead tin zinc nickel titanium
wood metal plastic glass stone leather cotton wool silk linen paper concrete brick
dog cat horse cow pig sheep goat rabbit chicken duck bird fish hamster snake
lion tiger elephant bear wolf fox monkey giraffe zebra rhino leopard
apple banana orange lemon grape strawberry cherry pear peach mango pineapple
tomato potato carrot onion cabbage pepper cucumber spinach
coffee tea juice water milk beer wine soda lemonade whisky vodka
beef pork lamb chicken fish turkey duck salmon tuna
wheat rice corn barley oats rye
vegan vegetarian halal kosher
mother father sister brother son daughter uncle aunt cousin grandmother grandfather niece nephew wife husband
boy girl
man woman
king queen prince princess emperor duke
president chancellor minister mayor governor senator secretary
doctor nurse dentist surgeon pharmacist
teacher student professor headmaster
engineer lawyer accountant architect carpenter plumber electrician baker
director actor actress producer screenwriter composer singer drummer guitarist bassist
novelist poet painter sculptor photographer
france spain italy germany portugal england scotland wales ireland belgium netherlands austria switzerland sweden norway denmark finland poland greece turkey russia china japan india brazil mexico canada australia egypt argentina chile peru korea vietnam thailand iran iraq israel
french spanish italian german portuguese english scottish welsh irish belgian dutch austrian swiss swedish norwegian danish finnish polish greek turkish russian chinese japanese indian brazilian mexican canadian australian american british egyptian
paris london berlin madrid rome vienna lisbon dublin brussels amsterdam stockholm oslo copenhagen helsinki warsaw prague budapest athens moscow beijing tokyo delhi sydney toronto chicago boston lyon munich hamburg milan barcelona manchester marseille
europe asia africa america oceania antarctica
mercury venus mars jupiter saturn uranus neptune
cash card cheque paypal invoice transfer voucher
euro dollar pound yen franc krona rupee
email phone letter chat fax text
train bus car plane ferry bicycle tram taxi ship boat
football basketball tennis baseball hockey rugby cricket golf volleyball swimming boxing
guitar piano violin drums flute trumpet cello bass
comedy drama thriller horror romance documentary
rock jazz pop classical country metal punk folk blues
novel poem play film song album painting
windows linux macos android ios
left right
cancelled delayed postponed
pending approved rejected
shipped processing
double halve triple
ninth eighth seventh sixth fifth fourth
kitchen bathroom bedroom garage garden basement attic balcony
roof cellar ground
first second third fourth fifth last
basic standard premium professional enterprise starter plus
small medium large
single double triple twin suite
adult child student senior pensioner
oxygen hydrogen nitrogen carbon helium sulphur
liver heart lung kidney brain stomach
left right
solid liquid gas
headache fever cough nausea dizziness rash fatigue
diabetes cancer asthma pneumonia malaria
bachelor master doctorate
manager assistant intern supervisor
gross net
hardware software
upload download
`;
