export { NotifierModule } from './notifier.module';
export { notifierSchema } from './storage/schema';
export { notifierSealed } from './storage/sealed-columns';
