export { FEATURES, featuresOf } from './features';
