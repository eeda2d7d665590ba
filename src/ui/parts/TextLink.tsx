import { Link, type LinkProps } from './Link';

/** A link within text. */
export function TextLink(props: LinkProps) {
  return <Link {...props} className="text-link" />;
}
