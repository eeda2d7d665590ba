import { type ComponentProps, type MouseEvent, use } from 'react';
import { useHref, useLocation, useNavigate, useResolvedPath } from 'react-router-dom';
import { useAddressHere, withParameters } from './currentAddress';
import { type Origin, originFrom } from './origin';
import { inSubject, LinkSubject, useIsAllowed } from './allowedPages';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the portal. */
  readonly to: string;
  /** The parameters that it changes, where it leads to the same page: the others are kept as they stand at the press. */
  readonly changes?: Readonly<Record<string, string>> | undefined;
  /** Where the way back of its page leads, if not to this one. */
  readonly origin?: Origin | null | undefined;
}

/** A link within the portal; one to a page that is closed to the person is its words. */
export function Link(props: LinkProps) {
  const isAllowed = useIsAllowed();
  return isAllowed(props.to) ? <PlainLink {...props} /> : <span data-words>{props.children}</span>;
}

/** Whether a press is for the portal: one with another button or a key opens a tab or a window of its own. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/**
 * The router's own link would bring with it what only its framework uses, and it knows the rendered address alone: a
 * press would undo a choice made just before. The page that it leads to is told where the person comes from.
 */
function PlainLink({ to, changes, origin, onClick, target, children, ...rest }: LinkProps) {
  const address = inSubject(to, use(LinkSubject));
  const addressHere = useAddressHere();
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    if (!isPlain(event) || (target !== undefined && target !== '_self')) return;
    event.preventDefault();
    const here = addressHere();
    const from = here.pathname + here.search;
    const next = changes === undefined ? address : withParameters(here, changes);
    const state = origin === undefined ? originFrom(from, here.state) : origin;
    void navigate(next, { state, replace: next === from + here.hash });
  };
  return (
    <a
      {...rest}
      target={target}
      href={useHref(address)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

interface PageLinkProps extends LinkProps {
  /** Whether the page that is open belongs to it, though its path is not below this one's. */
  readonly isOpen?: boolean | undefined;
}

/** A link that says when its page, or one below it, is the one that is open. */
export function PageLink({ isOpen, ...props }: PageLinkProps) {
  const { pathname } = useLocation();
  const path = useResolvedPath(props.to).pathname;
  const isHere = pathname === path || pathname.startsWith(`${path}/`);
  return <Link {...props} aria-current={isHere ? 'page' : isOpen === true ? 'true' : undefined} />;
}
