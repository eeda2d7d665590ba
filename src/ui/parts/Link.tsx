import { type ComponentProps, use } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';
import { type Origin, originFrom } from './origin';
import { inSubject, LinkSubject, useIsAllowed } from './allowedPages';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the portal. */
  readonly to: string;
  /** Where the way back of its page leads, if not to this one. */
  readonly origin?: Origin | null | undefined;
}

/** A link within the portal; one to a page that is closed to the person is its words. */
export function Link(props: LinkProps) {
  const isAllowed = useIsAllowed();
  return isAllowed(props.to) ? <PlainLink {...props} /> : <span data-words>{props.children}</span>;
}

/** The router's own link would bring with it what only its framework uses. The page that it leads to is told where the person comes from. */
function PlainLink({ to, origin, onClick, children, ...rest }: LinkProps) {
  const address = inSubject(to, use(LinkSubject));
  const here: { readonly pathname: string; readonly search: string; readonly state: unknown } =
    useLocation();
  const state = origin === undefined ? originFrom(here.pathname + here.search, here.state) : origin;
  const follow = useLinkClickHandler<HTMLAnchorElement>(address, { state });
  return (
    <a
      {...rest}
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
