import { chakra } from '@chakra-ui/react';
import type { DiagramAction } from '../model/actions';
import type { Names } from '../model/names';
import { Code, Fact } from './Facts';

interface ActionsProps {
  readonly name: string;
  readonly actions: readonly DiagramAction[];
  readonly names: Names;
}

/** What a chart does, in words and by its names; nothing where it does nothing. */
export function Actions({ name, actions, names }: ActionsProps) {
  if (actions.length === 0) return null;
  return (
    <Fact name={name}>
      {actions.map((action, index) => (
        <chakra.span key={index} display="block">
          {names.action(action.name)}{' '}
          <Code>
            {action.name}
            {action.params === null ? '' : ` ${JSON.stringify(action.params)}`}
          </Code>
        </chakra.span>
      ))}
    </Fact>
  );
}
