import { chakra } from '@chakra-ui/react';
import { Avatar } from './Avatar';
import { Link } from './Link';
import { NameInLetters } from './NameInLetters';

interface PersonCellProps {
  readonly name: string;
  readonly account?: string | undefined;
  /** Whether the account stands under the name, where there is no room beside it. */
  readonly isDouble?: boolean | undefined;
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
    '& > [data-double]': {
      display: 'grid',
      minWidth: 0,
      lineHeight: 'row',
      '& > [data-words=account]': { textStyle: 'small', color: 'fg.subtle', truncate: true },
      '& > span[data-words=account]': { lineHeight: 'rowSmall' },
      '& > [data-line]': { display: 'flex', alignItems: 'baseline', gap: 2, minWidth: 0 },
      '& > [data-line] > [data-words]': { truncate: true, lineHeight: 'row' },
    },
    '& > a, & [data-line] > a, & > [data-wrapped] > a': {
      fontWeight: 'medium',
      borderRadius: 'small',
      _hover: { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
    // The account tells namesakes apart: without room beside the name it stands under it.
    '& > [data-wrapped]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: 2,
      minWidth: 0,
      lineHeight: 'row',
      '& > [data-words]': {
        ...{ maxWidth: 'full', overflowWrap: 'anywhere', lineHeight: 'row' },
      },
      // Under a name, both are one line: a row has room for two.
      '& > [data-beside]': {
        ...{ display: 'flex', alignItems: 'baseline', gap: 1, minWidth: 0, maxWidth: 'full' },
        ...{ lineHeight: 'rowSmall', whiteSpace: 'nowrap' },
        '& > [data-words=account]': { fontSize: 'small', color: 'fg.subtle' },
      },
    },
  },
});

/** A person in a row: avatar, name as a link, in Latin letters for English readers, account. */
export function PersonCell({ name, account, to, isDouble = false }: PersonCellProps) {
  const way =
    to === undefined ? (
      <span data-words>{name}</span>
    ) : (
      <Link data-words to={to}>
        {name}
      </Link>
    );
  const letters = <NameInLetters name={name} />;
  const second = account ? <span data-words="account">{account}</span> : null;
  return (
    <PersonRow>
      <Avatar name={name} />
      {isDouble ? (
        <span data-double>
          <span data-line>
            {way}
            {letters}
          </span>
          {second}
        </span>
      ) : (
        <span data-wrapped>
          {way}
          <span data-beside>
            {letters}
            {second}
          </span>
        </span>
      )}
    </PersonRow>
  );
}
