import { Module } from '@nestjs/common';
import { NotifierModule } from '@touchstone/services/notifier';

@Module({})
class NoNotifierModule {}

/** Loaded before an all-in-one (`--require`), which then has no notifier. */
NotifierModule.standalone = () => ({ module: NoNotifierModule });
