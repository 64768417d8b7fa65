const maxMemoized = 20_000;

/**
 * Remembers what a function computed for a text: the words and short texts of a large catalog
 * repeat, so most are looked up instead of computed.
 */
export function memoize<Value>(compute: (text: string) => Value): (text: string) => Value {
  const memory = new Map<string, Value>();
  return (text) => {
    const known = memory.get(text);
    if (known !== undefined || memory.has(text)) return known as Value;
    if (memory.size >= maxMemoized) memory.clear();
    const computed = compute(text);
    memory.set(text, computed);
    return computed;
  };
}
