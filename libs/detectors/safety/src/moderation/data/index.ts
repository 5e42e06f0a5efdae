export { CONTEXT } from './context';
export { DANGEROUS } from './dangerous';
export { HARASSMENT } from './harassment';
export { HATE } from './hate';
export { SEXUAL } from './sexual';
