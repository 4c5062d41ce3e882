import { type EditorState, type Extension, RangeSetBuilder, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';

const IMPORT = /^(?:import|export) /;

class BlockNames extends WidgetType {
  constructor(private readonly names: string) {
    super();
  }

  override eq(other: BlockNames): boolean {
    return other.names === this.names;
  }

  override toDOM(): HTMLElement {
    const line = document.createElement('div');
    line.className = 'desk-imports';
    line.textContent = this.names ? `Blocks on this page: ${this.names}` : '';
    return line;
  }
}

function decorations(state: EditorState): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  let from = -1;
  let to = -1;
  const names: string[] = [];
  for (let number = 1; number <= Math.min(state.doc.lines, 60); number += 1) {
    const line = state.doc.line(number);
    if (!IMPORT.test(line.text)) {
      if (from >= 0) break;
      continue;
    }
    if (from < 0) from = line.from;
    to = line.to;
    const inBraces = /\{(.*)\} from '@site\/src\/blocks'/.exec(line.text)?.[1] ?? '';
    names.push(
      ...inBraces
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    );
  }
  if (from >= 0) {
    builder.add(from, to, Decoration.replace({ widget: new BlockNames(names.join(', ')), block: true }));
  }
  return builder.finish();
}

/** Shows the import lines as a list of blocks, which the desk keeps itself. */
export function importLines(): Extension {
  const field = StateField.define<DecorationSet>({
    create: decorations,
    update: (value, transaction) => (transaction.docChanged ? decorations(transaction.state) : value),
    provide: (self) => [
      EditorView.decorations.from(self),
      EditorView.atomicRanges.of((view) => view.state.field(self)),
    ],
  });
  return field;
}
