/** A row of a tree. */
export interface TreeNode {
  readonly key: string;
  /** From 1. */
  readonly level: number;
  /** The row above that it belongs to. */
  readonly parent: string | null;
  readonly hasParts: boolean;
  /** Whether its parts are in sight. */
  readonly isOpen: boolean;
}

/** What a key does in a tree: moves to a row, opens or closes the row, or chooses it. */
type TreeMove = { to: string } | 'switch' | 'toggle' | null;

const at = (node: TreeNode | undefined): TreeMove => (node === undefined ? null : { to: node.key });

/** What a key means on a row, by the ARIA pattern of trees. */
export function treeMove(key: string, node: TreeNode, shown: readonly TreeNode[]): TreeMove {
  const index = shown.findIndex((one) => one.key === node.key);
  const open = node.hasParts && node.isOpen;
  switch (key) {
    case 'ArrowDown':
      return at(shown[index + 1]);
    case 'ArrowUp':
      return at(shown[index - 1]);
    case 'Home':
      return at(shown[0]);
    case 'End':
      return at(shown.at(-1));
    case 'ArrowRight':
      if (!node.hasParts) return null;
      return open ? at(shown[index + 1]) : 'switch';
    case 'ArrowLeft':
      if (open) return 'switch';
      return node.parent === null ? null : { to: node.parent };
    case ' ':
    case 'Enter':
      return 'toggle';
    default:
      return null;
  }
}
