export default function P() { return <h1>My requests</h1>; }
