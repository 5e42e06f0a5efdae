/** Subject areas, one a line: name, a colon, things that are bought, used or offered there. */
export const AREAS = `
museum: the day ticket, the audio guide, the east gallery, the family ticket, the guided tour
airline: the seat reservation, the extra bag, the lounge pass, the window seat, the priority boarding
hotel: the double room, the breakfast buffet, the sauna, the airport transfer, the late check-out
telecom: the mobile plan, the data pack, the landline, the router, the roaming option
software: the starter licence, the backup service, the mobile app, the reporting module, the support package
banking: the current account, the credit card, the savings plan, the cash withdrawal, the bank transfer
insurance: the travel policy, the dental cover, the car policy, the legal cover, the glass cover
library: the reader card, the audio book, the study room, the reminder, the book loan
clinic: the blood test, the vaccination, the check-up, the hearing test, the private room
pharmacy: the cough syrup, the pain gel, the eye drops, the vitamin box, the thermometer
school: the school lunch, the language course, the sports camp, the music lesson, the exam
university: the summer course, the lab place, the dormitory room, the thesis seminar, the parking badge
car rental: the small car, the child seat, the full cover, the van, the second driver
cycling: the city bike, the repair kit, the helmet, the electric bike, the trailer
garden shop: the rose bush, the lawn mower, the tomato seed, the compost bag, the hedge cutter
bakery: the rye bread, the cheese cake, the birthday cake, the apple pie, the lunch box
restaurant: the set menu, the wine tasting, the vegan menu, the terrace table, the cooking class
cinema: the evening show, the popcorn, the 3D film, the season pass, the box seat
theatre: the matinee, the balcony seat, the programme, the premiere, the subscription
sports club: the yearly membership, the tennis court, the swimming lesson, the locker, the trial month
gym: the basic contract, the personal training, the sauna pass, the yoga class, the day pass
housing: the two-room flat, the garage, the cellar room, the garden flat, the attic room
energy: the green tariff, the smart meter, the heat pump, the night tariff, the solar panel
waste: the paper bin, the bulky waste pick-up, the garden bag, the glass container, the yellow bag
post: the small parcel, the registered letter, the mailbox, the express letter, the return label
furniture: the oak table, the sofa bed, the desk lamp, the book shelf, the office chair
electronics: the headset, the laptop, the charger, the camera, the tablet
clothing: the winter coat, the wool scarf, the running shoe, the rain jacket, the silk shirt
farming: the barley field, the milk robot, the seed drill, the hay barn, the greenhouse
conference: the main hall, the workshop, the poster session, the dinner, the press pass
travel: the island tour, the night train, the ferry ticket, the hut stay, the city pass
zoo: the penguin house, the night walk, the pony ride, the feeding show, the petting zoo
`;

/** Names to be put into sentences, by slot. */
export const NAMES = {
  person:
    'Anna Berg, Tom Keller, Maria Lopez, David Chen, Ewa Nowak, Samir Haddad, Julia Stone, Peter Holm, Nadia Rossi, Ivan Petrov, Grace Obi, Leon Fischer, Clara Mills, Hugo Blanc, Mina Sato, Oscar Lind',
  firm: 'Nordwerk, Alba Foods, Terra Labs, Kestrel, Bluestone, Vantera, Merlin Systems, Orchard Media, Halden, Quantis, Solaris Energy, Rivet Works',
  place: 'Hamburg, Oslo, Porto, Lyon, Graz, Bristol, Dublin, Malmö, Turin, Denver, Ghent, Krakow',
  work: 'Silent Harbour, The Glass Road, Red Winter, Northern Light, The Last Orchard, Paper Moon',
} as const;
