export { studioSchema } from './storage/schema';
export { StudioModule } from './studio.module';
