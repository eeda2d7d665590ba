import { chakra } from '@chakra-ui/react';
import { Avatar } from './Avatar';
import { Link } from './Link';

interface PersonCellProps {
  readonly name: string;
  readonly account?: string | undefined;
  /** The person's page. */
  readonly to?: string | undefined;
}

/** What stands side by side in the cell of a person. One element styles its plain children: a table draws many. */
export const PersonRow = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minWidth: 0,
    '& > [data-words]': { truncate: true },
    '& > a': {
      fontWeight: 'medium',
      borderRadius: 'small',
      _hover: { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
    '& > [data-words=account]': {
      textStyle: 'small',
      color: 'fg.subtle',
      flexShrink: 9999,
      minWidth: 0,
    },
  },
});

/** A person in a row: avatar, name as a link, account. */
export function PersonCell({ name, account, to }: PersonCellProps) {
  return (
    <PersonRow>
      <Avatar name={name} />
      {to === undefined ? (
        <span data-words>{name}</span>
      ) : (
        <Link data-words to={to}>
          {name}
        </Link>
      )}
      {account ? <span data-words="account">{account}</span> : null}
    </PersonRow>
  );
}
