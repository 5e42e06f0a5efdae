export { NotifierModule } from './notifier.module';
export { notifierSealed } from './storage/sealed-columns';
