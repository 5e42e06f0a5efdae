export { PassThroughSettings } from './pass-through.config';
export { PassThroughModule } from './pass-through.module';
