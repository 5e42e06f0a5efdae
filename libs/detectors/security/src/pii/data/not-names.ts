/** Capitalised words that follow cues or stand in pairs without being names, in lower case and without accents. */
const LIST = `i a an the this that these those it he she we you they my your his her our their its me us them who what when where why how which is are was were be been am do does did have has had will would shall should can could may might must not no yes
and or but if then so because as of in on at to from by for with about into over under after before between during
sir madam team all everyone everybody customer customers user users support service help hello hi hey dear thanks thank please regards sincerely
monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december today tomorrow yesterday
company bank street road avenue city county state states country university college school hospital church department ministry office group inc ltd llc corp gmbh bv sa ag co international national united north south east west new old great
america american americans british english german french spanish italian european chinese japanese indian russian canadian australian dutch swedish polish portuguese
google apple amazon microsoft facebook twitter openai chatgpt claude gemini linux windows android python java javascript excel word internet email phone card account number order invoice id code date birth address name title subject note notes issue ticket version
president minister king queen prince princess lord lady doctor professor judge captain chief mr mrs ms dr prof senior junior human resources manager director assistant admin administrator
credit debit visa mastercard social security insurance policy passport medical record patient license number
christmas easter islam christianity god jesus christ world war street wall times post house white black red blue green river lake mount mountain sea ocean island park square center centre museum hotel restaurant airport station
siri alexa cortana orchestra services service club society association foundation institute committee agency council board union league party band festival award prize book novel song film movie album faso arab emirates kingdom republic united
love life time day night morning year years one two three first second last next good best happy welcome sorry sure ok okay`;

export const NOT_NAMES: ReadonlySet<string> = new Set(LIST.split(/\s+/));
