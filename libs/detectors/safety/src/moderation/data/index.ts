export { CONTEXT } from './context';
export { DANGEROUS } from './dangerous';
export { GERMAN } from './german';
export { HARASSMENT } from './harassment';
export { HATE } from './hate';
export { ROMANCE } from './romance';
export { SEXUAL } from './sexual';
