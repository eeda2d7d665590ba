import { Avatar } from './Avatar';
import { Link } from './Link';

interface PersonCellProps {
  readonly name: string;
  readonly account?: string | undefined;
  /** The person's page. */
  readonly to?: string | undefined;
}

/** A person in a row: avatar, name as a link, account. */
export function PersonCell({ name, account, to }: PersonCellProps) {
  return (
    <span className="person">
      <Avatar name={name} />
      {to === undefined ? (
        <span className="person-name cut">{name}</span>
      ) : (
        <Link className="person-name cut" to={to}>
          {name}
        </Link>
      )}
      {account ? <span className="person-account cut">{account}</span> : null}
    </span>
  );
}
