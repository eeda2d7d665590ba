import { Text } from '../Text';
import { TextLink } from '../TextLink';

interface RefusalWayProps {
  readonly to: string;
  /** Where it leads: “See the result as it is now”. */
  readonly label: string;
  /** What becomes of what was typed. */
  readonly children?: string | undefined;
}

/** Beside the refusal of a form that can only be refused again: the way to what is saved. */
export function RefusalWay({ to, label, children }: RefusalWayProps) {
  return (
    <Text as="p">
      <TextLink to={to} textDecoration="underline">
        {label}
      </TextLink>
      {children === undefined ? null : (
        <Text as="span" display="block" muted>
          {children}
        </Text>
      )}
    </Text>
  );
}
