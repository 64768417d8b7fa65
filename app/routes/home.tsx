export default function Home() {
  return <h1>Real furniture. Real deals.</h1>;
}
