/**
 * Text that React changes, or puts something before, stands alone in an element of its own. A browser that translates a
 * page puts elements of its own in the place of the text it finds: React would go on writing into text that nobody sees,
 * and throw where it takes that away or inserts something before it (docs/decisions/2026-11-28-translated-pages.md).
 */
import { posix } from 'node:path';

/** Elements of React's that are none in the page: what stands in them has the siblings of the element around. */
const isTransparent = (name) =>
  name === 'Fragment' || name === 'Suspense' || name.endsWith('Provider') || name.endsWith('Context');
const isHost = (name) => /^[a-z]/.test(name);
const isBlank = (text) => text.trim() === '';

function nameOf(element) {
  if (element.type === 'JSXFragment') return 'Fragment';
  const { name } = element.openingElement;
  return name.type === 'JSXMemberExpression' ? name.property.name : name.name;
}

const isElements = (type) => type?.type === 'TSTypeReference' && type.typeName.name === 'Elements';
const rootOf = (node) => (node.type === 'MemberExpression' ? rootOf(node.object) : node);
const lastName = (node) =>
  node.type === 'MemberExpression' && !node.computed ? node.property.name : node.name;

/** What a function of one expression or of one return gives. */
function resultOf(callback) {
  if (callback?.type !== 'ArrowFunctionExpression') return undefined;
  if (callback.body.type !== 'BlockStatement') return callback.body;
  const returns = callback.body.body.filter(({ type }) => type === 'ReturnStatement');
  return returns.length === 1 ? returns[0].argument : undefined;
}

/** What a file says of its names: which are constant texts, which hold elements alone. */
export class KnownNames {
  #texts = new Set();
  #slots = new Map();
  #constants = new Map();

  importFrom(source, names) {
    if (source.startsWith('@/lib/texts/')) for (const name of names) this.#texts.add(name);
  }

  /** A property of props; all of that name in a file have to be `Elements` (components/ui/elements.ts). */
  addSlot(name, holdsElements) {
    this.#slots.set(name, holdsElements && (this.#slots.get(name) ?? true));
  }

  addConstant(name, init) {
    const inits = this.#constants.get(name) ?? [];
    this.#constants.set(name, [...inits, init]);
  }

  isText(expression) {
    const root = rootOf(expression);
    return root.type === 'Identifier' && this.#texts.has(root.name) && expression !== root;
  }

  /** Of a function: gives elements alone. */
  holdsElements(expression) {
    const name = lastName(expression);
    const inits = expression.type === 'Identifier' ? this.#constants.get(name) : undefined;
    if (!inits) return this.#slots.get(name) === true;
    return inits.every((init) => init && isPart(resultOf(init) ?? init, this));
  }
}

const isPart = (node, names) => ['nothing', 'element', 'part'].includes(kindOf(node, names));

/**
 * nothing; element: of the page, always there; part: elements that may come and go; words: a text that stays as it is;
 * value: anything else, and so perhaps a text that changes.
 */
function kindOf(node, names) {
  const partOf = (...nodes) => (nodes.every((each) => isPart(each, names)) ? 'part' : 'value');
  switch (node.type) {
    case 'JSXEmptyExpression':
      return 'nothing';
    case 'JSXElement':
      return isHost(nameOf(node)) ? 'element' : 'part';
    // Its own children are looked at where it stands.
    case 'JSXFragment':
      return 'part';
    case 'JSXText':
      return isBlank(node.value) && node.value.includes('\n') ? 'nothing' : 'words';
    case 'JSXExpressionContainer':
      return kindOf(node.expression, names);
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? 'words' : 'nothing';
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? 'words' : 'value';
    case 'LogicalExpression':
      return node.operator === '&&' ? partOf(node.right) : partOf(node.left, node.right);
    case 'ConditionalExpression':
      return partOf(node.consequent, node.alternate);
    case 'ChainExpression':
      return kindOf(node.expression, names);
    case 'CallExpression':
      return isCallForElements(node, names) ? 'part' : 'value';
    case 'Identifier':
      if (node.name === 'undefined') return 'nothing';
      return names.holdsElements(node) ? 'part' : 'value';
    case 'MemberExpression':
      if (!node.computed && names.isText(node)) return 'words';
      return names.holdsElements(node) ? 'part' : 'value';
    default:
      return 'value';
  }
}

/** `list.map(…)` and `Array.from(…, …)` of elements, and what is known to give some: a slot, a function of the file. */
function isCallForElements({ callee, arguments: given }, names) {
  const called = lastName(callee);
  const callback = { map: given[0], from: given[1] }[called];
  const result = callback && callee.type === 'MemberExpression' && resultOf(callback);
  return result ? isPart(result, names) : names.holdsElements(callee);
}

/** The children of an element that have to move into one of their own. */
export function looseTexts(element, names) {
  const kinds = element.children
    .map((node) => ({ node, kind: kindOf(node, names) }))
    .filter(({ kind }) => kind !== 'nothing');
  const isAlone = kinds.length === 1 && !isTransparent(nameOf(element));
  if (isAlone) return [];
  const isFixed = ({ kind }) => kind === 'element' || kind === 'words';
  return kinds
    .filter(({ kind }, place) => {
      if (kind === 'value') return true;
      return kind === 'words' && (isTransparent(nameOf(element)) || !kinds.slice(0, place).every(isFixed));
    })
    .map(({ node }) => node);
}

/** What a component gives back; of a function from elsewhere it is believed that it gives elements. */
function givesElements(node, names) {
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].every((each) => givesElements(each, names));
  return (node.type === 'CallExpression' && node.callee.type === 'Identifier') || isPart(node, names);
}

const isComponent = (name) => /^[A-Z]/.test(name ?? '');

/** Components, in what a browser gets; letters are read where no React runs. */
const isWatched = (file) =>
  /^(components|app)\//.test(file) && file.endsWith('.tsx') && !file.endsWith('.test.tsx');

export const ownText = {
  create(context) {
    const file = context.filename
      .slice(context.cwd.length + 1)
      .split('\\')
      .join(posix.sep);
    if (!isWatched(file)) return {};
    const names = new KnownNames();
    const elements = [];
    const functions = [];
    const leave = () => void functions.pop();
    return {
      ImportDeclaration({ source, specifiers }) {
        names.importFrom(
          source.value,
          specifiers.map(({ local }) => local.name),
        );
      },
      TSPropertySignature({ key, typeAnnotation }) {
        const type = typeAnnotation?.typeAnnotation;
        const given = type?.type === 'TSFunctionType' ? type.returnType?.typeAnnotation : type;
        names.addSlot(key.name, isElements(given));
      },
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier') names.addConstant(id.name, init);
      },
      FunctionDeclaration({ id, returnType }) {
        functions.push(id?.name);
        if (id && isElements(returnType?.typeAnnotation)) names.addSlot(id.name, true);
      },
      'FunctionDeclaration:exit': leave,
      // What a function within a component gives is not what the component shows.
      ArrowFunctionExpression: () => void functions.push(undefined),
      'ArrowFunctionExpression:exit': leave,
      FunctionExpression: () => void functions.push(undefined),
      'FunctionExpression:exit': leave,
      ReturnStatement(node) {
        if (isComponent(functions.at(-1)) && node.argument) elements.push({ returned: node.argument });
      },
      JSXElement: (node) => void elements.push(node),
      JSXFragment: (node) => void elements.push(node),
      'Program:exit'() {
        const message =
          'Text beside something else, or without an element, stands in one of its own (Words).';
        for (const element of elements) {
          if (element.returned) {
            if (!givesElements(element.returned, names)) context.report({ node: element.returned, message });
            continue;
          }
          for (const node of looseTexts(element, names)) context.report({ node, message });
        }
      },
    };
  },
};
