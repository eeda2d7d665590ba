import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { treeMove, type TreeNode } from './treeKeys';

interface TreeProps<Node extends TreeNode> {
  readonly label: string;
  /** The rows in sight, in their order. */
  readonly nodes: readonly Node[];
  readonly checkedOf: (node: Node) => 'all' | 'some' | 'none';
  readonly onToggle: (node: Node) => void;
  /** Opens or closes a row that has parts. */
  readonly onSwitch: (node: Node) => void;
  /** Nothing can be chosen, opened or closed now; moving about is always possible. */
  readonly disabled?: boolean | undefined;
  readonly children: (node: Node) => ReactNode;
}

const checked = { all: true, some: 'mixed', none: false } as const;

/** Things with parts, each of which can be chosen, with the mouse or the keyboard: the ARIA pattern of trees. */
export function Tree<Node extends TreeNode>(props: TreeProps<Node>) {
  const { label, nodes, checkedOf, onToggle, onSwitch, disabled = false, children } = props;
  const [reached, setReached] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const current = nodes.find(({ key }) => key === reached) ?? nodes[0];
  const press = (event: KeyboardEvent, node: Node) => {
    const move = treeMove(event.key, node, nodes);
    if (move === null) return;
    event.preventDefault();
    if (typeof move === 'string') {
      if (!disabled) (move === 'switch' ? onSwitch : onToggle)(node);
    } else root.current?.querySelector<HTMLElement>(`[data-key=${move.to}]`)?.focus();
  };
  return (
    <chakra.div
      ref={root}
      role="tree"
      aria-label={label}
      aria-multiselectable
      borderWidth="1px"
      borderRadius="medium"
      bg="bg.panel"
      overflow="hidden"
    >
      {nodes.map((node) => (
        <chakra.div
          key={node.key}
          role="treeitem"
          data-key={node.key}
          aria-level={node.level}
          aria-expanded={node.hasParts ? node.isOpen : undefined}
          aria-checked={checked[checkedOf(node)]}
          tabIndex={node === current ? 0 : -1}
          onFocus={() => setReached(node.key)}
          onKeyDown={(event) => press(event, node)}
          aria-disabled={disabled || undefined}
          onClick={disabled ? undefined : () => onToggle(node)}
          cursor="pointer"
          borderBottomWidth="1px"
          _last={{ borderBottomWidth: 0 }}
          _hover={{ bg: 'bg.subtle' }}
          _focusVisible={{ outlineOffset: '-2px' }}
        >
          {children(node)}
        </chakra.div>
      ))}
    </chakra.div>
  );
}
