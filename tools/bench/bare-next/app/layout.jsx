export const metadata = { title: 'Bench', description: 'A bare page' };

const links = { home: '/', search: '/search' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header>
          <a href={links.home}>Home</a>
          <nav>
            <a href={links.search}>Search</a>
          </nav>
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}
