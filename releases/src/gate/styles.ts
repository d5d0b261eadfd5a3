import { parse, type AtRule, type ChildNode, type Container } from 'postcss';
import type { ReleaseRecord } from '../record/schemas.ts';

type Styled = Pick<ReleaseRecord, 'remote' | 'container'>;

/** At-rules that contain rules, or say when those apply. All others, such as fonts and page sizes, apply to the whole page. */
const GROUPS = new Set(['media', 'supports', 'container', 'starting-style', 'scope']);
const KEYFRAMES = /^(-webkit-)?keyframes$/;

const nameOf = (node: ChildNode): string => {
  if (node.type === 'rule') return node.selector;
  return node.type === 'atrule' ? `@${node.name} ${node.params}`.trim() : node.toString();
};

/** Whether a rule is scoped to `[data-release=<container>]`, in any quotes. */
const isScopedTo = (container: string, { name, params }: AtRule): boolean =>
  name === 'scope' && params.replaceAll(/["'\s]/g, '') === `([data-release=${container}])`;

function againstAtRule({ remote }: Styled, rule: AtRule): string | null {
  if (GROUPS.has(rule.name)) return null;
  if (!KEYFRAMES.test(rule.name))
    return `${nameOf(rule)} applies to the whole page, which belongs to the host.`;
  if (rule.params.startsWith(`${remote}-`)) return null;
  return `${nameOf(rule)}: keyframe names apply to the whole page, so start it with ${remote}-.`;
}

function insideScope(release: Styled, scope: Container): string[] {
  const reasons: string[] = [];
  scope.walkAtRules((rule) => {
    const reason = againstAtRule(release, rule);
    if (reason !== null) reasons.push(reason);
  });
  return reasons;
}

/** The faults of a release's style sheet: its rules must only apply to what the host renders for that release. */
function againstSheet(release: Styled, file: string, text: string): string[] {
  const scope = `@scope ([data-release='${release.container}'])`;
  const against = (node: ChildNode): string[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'atrule' && isScopedTo(release.container, node)) return insideScope(release, node);
    return [`${nameOf(node)} isn't inside ${scope}, so it would also style other screens.`];
  };
  try {
    return parse(text)
      .nodes.flatMap(against)
      .map((reason) => `${file}: ${reason}`);
  } catch (error) {
    return [`${file} isn't a style sheet: ${(error as Error).message}`];
  }
}

/** The faults of the style sheets among these files of a release. @param texts file → content */
export const checkStyles = (release: Styled, texts: ReadonlyMap<string, string>): string[] =>
  [...texts].flatMap(([file, text]) => (file.endsWith('.css') ? againstSheet(release, file, text) : []));
