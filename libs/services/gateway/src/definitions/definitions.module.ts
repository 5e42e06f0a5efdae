import { Module } from '@nestjs/common';
import { DefinitionController } from './definition.controller';
import { DefinitionWarnings } from './definition-warnings';

@Module({
  controllers: [DefinitionController],
  providers: [DefinitionWarnings],
})
export class DefinitionsModule {}
